import { App, type AppProps } from 'aws-cdk-lib';
import { CasinoStack } from '../lib/casino-stack';
import type { Stage } from '../lib/stage';
import { buildSite } from './build-site';
import { listApplicationPaths, listHtmlPaths } from './public-paths';

/** A CDK app as every command line of this repository needs it. */
export function createApp({ context, ...props }: AppProps = {}): App {
  return new App({
    analyticsReporting: false,
    stackTraces: false,
    treeMetadata: false,
    // The offline host finds a function's files by it; the CDK's own command line sets it anyway.
    context: { ...context, 'aws:cdk:enable-asset-metadata': true },
    ...props,
  });
}

/**
 * Adds the stack of a stage to an app, with the site built for the address of the stage. Stage `local` has only the site that
 * the offline host built and named in `SITE_BUILD`.
 *
 * @throws StageError when the site cannot be built
 */
export function addStack(app: App, stage: Stage): CasinoStack {
  return new CasinoStack(app, `JadeHarbour-${stage.name}`, {
    stage,
    prerenderedPaths: listHtmlPaths(),
    applicationPaths: listApplicationPaths(),
    buildFolder: stage.name === 'local' ? process.env['SITE_BUILD'] : buildSite(stage),
  });
}
