import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IgnoreMode } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { type Stage, StageError } from '../stage';
import { acknowledgePublishing } from './acknowledge';
import { functionLogOf } from './function-log';
import { InlineRole } from './inline-role';
import { listUnityFiles, unityBuilds } from './unity-files';

interface SitePublishingProps {
  readonly stage: Stage;
  readonly bucket: IBucket;
  /** Content of `config.json`; values may be known only once the stack is deployed. */
  readonly config: object;
  /** The built site. @default only `config.json` is published */
  readonly buildFolder?: string | undefined;
  /** Paths whose pages the build must hold; see `Site`. */
  readonly prerenderedPaths: readonly string[];
  /** What the pages call or are served by: a new page may need what the same deployment adds there. */
  readonly after: readonly IDependable[];
}

/** Files that are published together, with what is said of each. */
interface Batch {
  readonly name: string;
  readonly sources: ISource[];
  readonly cacheControl: string;
  /** What stands before their paths. @default nothing */
  readonly prefix?: string;
  /** @default as their names tell */
  readonly contentType?: string;
  /** @default they are as they were made */
  readonly contentEncoding?: string;
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
    const logGroup = functionLogOf(this, stage);
    const role = new InlineRole(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    acknowledgePublishing(role, bucket);
    if (buildFolder) refuseIncompleteBuild(buildFolder, prerenderedPaths);

    const configFile = Source.jsonData('config.json', config);
    const batches = buildFolder ? [...assetsOf(buildFolder), pagesOf(buildFolder, stage)] : [];
    const builds = buildFolder ? [filesOf(buildFolder, ['/*', '!/builds/'])] : [];
    const last: Batch = { name: 'Config', sources: [...builds, configFile], cacheControl: neverKeep };
    // The first waits for the rest of the stack, and each of the others for the one before.
    let dependencies = props.after;
    let isFirst = true;
    for (const { name, prefix, cacheControl, ...batch } of [...batches, last]) {
      const deployment = new BucketDeployment(this, name, {
        ...batch,
        destinationBucket: bucket,
        ...(prefix && { destinationKeyPrefix: prefix }),
        cacheControl: [CacheControl.fromString(cacheControl)],
        prune: false,
        outputObjectKeys: false,
        role,
        logGroup,
      });
      deployment.node.addDependency(...dependencies);
      // All run in the function that the first one made, with its layer; every other layer would only be kept.
      if (!isFirst) deployment.node.tryRemoveChild('AwsCliLayer');
      isFirst = false;
      dependencies = [deployment];
    }
  }
}

/** What bears a hash in its name: of the site, of games in frames, and builds of Unity, each as it was compressed. */
function assetsOf(buildFolder: string): Batch[] {
  const ofFrames = ['!/frame-games/', '/frame-games/*/*', '!/frame-games/*/assets/'];
  const ofUnity = ['!/unity-frame/', '/unity-frame/*', '!/unity-frame/assets/'];
  const assets = filesOf(buildFolder, ['/*', '!/assets/', ...ofFrames, ...ofUnity]);
  const folder = join(buildFolder, unityBuilds);
  return [
    { name: 'Assets', sources: [assets], cacheControl: neverChanges },
    ...listUnityFiles(folder).map(({ name, others, headers }) => ({
      name,
      sources: [filesOf(folder, others)],
      cacheControl: neverChanges,
      prefix: unityBuilds,
      ...headers,
    })),
  ];
}

function pagesOf(buildFolder: string, stage: Stage): Batch {
  const assets = ['/assets/', '/frame-games/*/assets/', '/unity-frame/assets/', `/${unityBuilds}/`];
  const exclude = [...assets, '/builds/', ...prerenderedPagesToLeaveOut(stage)];
  return { name: 'Pages', sources: [filesOf(buildFolder, exclude)], cacheControl: askEachTime };
}

/** @throws StageError naming the first file that CloudFront would look for in vain */
function refuseIncompleteBuild(folder: string, prerenderedPaths: readonly string[]): void {
  const pages = prerenderedPaths.map((path) => join(path, 'index.html'));
  const missing = ['shell.html', 'not-found.html', 'assets', 'builds/latest.json', ...pages].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (!missing) return;
  throw new StageError(
    `The site is not built: ${join(folder, missing)} is missing. Run "npm run build" first, then try again.`,
  );
}

/**
 * One build serves every stage, so it holds pages that only some of them show to strangers, what those were rendered from, and lists
 * of them. Frames tell nothing by themselves.
 */
function prerenderedPagesToLeaveOut({ access }: Stage): string[] {
  if (access !== 'members-only') return [];
  const pages = ['not-found.html', 'index.html', '!/frame-games/*/index.html', '!/unity-frame/index.html'];
  return [...pages, '_payload.json', 'sitemap.xml', 'rss.xml'];
}

/** @param exclude  patterns as in a `.gitignore`: a bare name is meant in every folder */
function filesOf(folder: string, exclude: string[]): ISource {
  return Source.asset(folder, { exclude, ignoreMode: IgnoreMode.GIT });
}
