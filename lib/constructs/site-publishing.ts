import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IgnoreMode, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { type Stage, StageError } from '../stage';
import { acknowledgePublishing } from './acknowledge';

interface SitePublishingProps {
  readonly stage: Stage;
  readonly bucket: IBucket;
  /** Content of `config.json`; values may be known only once the stack is deployed. */
  readonly config: object;
  /** The built site. @default only `config.json` is published */
  readonly buildFolder?: string | undefined;
  /** Paths whose pages the build must hold; see `Site`. */
  readonly prerenderedPaths: readonly string[];
}

const neverChanges = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
const neverKeep = 'no-store';

/**
 * Publishes the site in an order in which no browser ever finds a page without its assets: assets, then pages, then
 * what announces the build. Older assets stay, for those who still have an older page open.
 */
export class SitePublishing extends Construct {
  constructor(scope: Construct, id: string, props: SitePublishingProps) {
    super(scope, id);
    const { stage, bucket, config, buildFolder, prerenderedPaths } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    acknowledgePublishing(role, bucket);
    const publish = (name: string, sources: ISource[], cacheControl: string, destinationKeyPrefix?: string) =>
      new BucketDeployment(this, name, {
        sources,
        destinationBucket: bucket,
        ...(destinationKeyPrefix && { destinationKeyPrefix }),
        cacheControl: [CacheControl.fromString(cacheControl)],
        prune: false,
        outputObjectKeys: false,
        role,
        logGroup,
      });

    const configFile = Source.jsonData('config.json', config);
    if (!buildFolder) {
      publish('Config', [configFile], neverKeep);
      return;
    }
    refuseIncompleteBuild(buildFolder, prerenderedPaths);
    const assets = publish('Assets', [Source.asset(join(buildFolder, 'assets'))], neverChanges, 'assets');
    const pages = publish(
      'Pages',
      [filesOf(buildFolder, ['/assets/', '/builds/', ...prerenderedPagesToLeaveOut(stage)])],
      askEachTime,
    );
    const builds = filesOf(buildFolder, ['/*', '!/builds/']);
    const configAndBuilds = publish('Config', [builds, configFile], neverKeep);
    pages.node.addDependency(assets);
    configAndBuilds.node.addDependency(pages);
  }
}

/** @throws StageError naming the first file that CloudFront would look for in vain */
function refuseIncompleteBuild(folder: string, prerenderedPaths: readonly string[]): void {
  const pages = prerenderedPaths.map((path) => join(path, 'index.html'));
  const missing = ['shell.html', 'assets', 'builds/latest.json', ...pages].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (!missing) return;
  throw new StageError(
    `The site is not built: ${join(folder, missing)} is missing. Run "npm run build" first, then try again.`,
  );
}

/** One build serves every stage, so it holds pages that only some of them show to strangers. */
function prerenderedPagesToLeaveOut({ access }: Stage): string[] {
  return access === 'members-only' ? ['index.html'] : [];
}

/** @param exclude  patterns as in a `.gitignore`: a bare name is meant in every folder */
function filesOf(folder: string, exclude: string[]): ISource {
  return Source.asset(folder, { exclude, ignoreMode: IgnoreMode.GIT });
}
