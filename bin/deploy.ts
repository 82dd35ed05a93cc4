import { App } from 'aws-cdk-lib';
import { CasinoStack } from '../lib/casino-stack';
import { loadStage, StageError } from '../lib/stage';
import { buildSite } from './build-site';
import { listApplicationPaths, listHtmlPaths } from './public-paths';

try {
  const app = new App({
    analyticsReporting: false,
    stackTraces: false,
    treeMetadata: false,
    // The offline host finds a function's files by it; the CDK's own command line sets it anyway.
    context: { 'aws:cdk:enable-asset-metadata': true },
  });
  // The offline host builds the site for its own machine and names the folder here.
  const builtAlready = process.env['SITE_BUILD'];
  const stage = loadStage(app.node.tryGetContext('stage'), app.node.getAllContext());
  new CasinoStack(app, `JadeHarbour-${stage.name}`, {
    stage,
    prerenderedPaths: listHtmlPaths(),
    applicationPaths: listApplicationPaths(),
    buildFolder: stage.name === 'local' ? builtAlready : buildSite(stage),
  });
  app.synth();
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
