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
  /** Content of `config.json`; values may be deployment-time tokens. */
  readonly config: object;
  /** The built site. @default only `config.json` is published */
  readonly buildFolder?: string | undefined;
  /** Paths for which the build must contain a page; see `Site`. */
  readonly prerenderedPaths: readonly string[];
  /** Resources that pages call or are served by: a new page may need what the same deployment adds there. */
  readonly after: readonly IDependable[];
}

/** Files that are published together with the same headers. */
interface Batch {
  readonly name: string;
  readonly sources: ISource[];
  readonly cacheControl: string;
  /** Key prefix of the files. @default none */
  readonly prefix?: string;
  /** @default derived from the file name */
  readonly contentType?: string;
  /** @default not encoded */
  readonly contentEncoding?: string;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
const uncached = 'no-store';

/**
 * Publishes the site in an order in which no browser finds a page without its assets: assets, then pages, then the files that announce the
 * build. Older assets stay for tabs that still show an older page.
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
    const last: Batch = { name: 'Config', sources: [...builds, configFile], cacheControl: uncached };
    // The first deployment depends on the rest of the stack, and each other one on the one before.
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
      // All deployments run in the function that the first one created, with its layer; further layers would be unused.
      if (!isFirst) deployment.node.tryRemoveChild('AwsCliLayer');
      isFirst = false;
      dependencies = [deployment];
    }
  }
}

/** Files with a hash in their name: of the site, of games in frames, and Unity builds by compression. */
function assetsOf(buildFolder: string): Batch[] {
  const ofFrames = ['!/frame-games/', '/frame-games/*/*', '!/frame-games/*/assets/'];
  const ofUnity = ['!/unity-frame/', '/unity-frame/*', '!/unity-frame/assets/'];
  const assets = filesOf(buildFolder, ['/*', '!/assets/', ...ofFrames, ...ofUnity]);
  const folder = join(buildFolder, unityBuilds);
  return [
    { name: 'Assets', sources: [assets], cacheControl: immutable },
    ...listUnityFiles(folder).map(({ name, others, headers }) => ({
      name,
      sources: [filesOf(folder, others)],
      cacheControl: immutable,
      prefix: unityBuilds,
      ...headers,
    })),
  ];
}

function pagesOf(buildFolder: string, stage: Stage): Batch {
  const assets = ['/assets/', '/frame-games/*/assets/', '/unity-frame/assets/', `/${unityBuilds}/`];
  const exclude = [...assets, '/builds/', ...prerenderedPagesToLeaveOut(stage)];
  return { name: 'Pages', sources: [filesOf(buildFolder, exclude)], cacheControl: revalidated };
}

/** @throws StageError naming the first file that CloudFront would not find */
function refuseIncompleteBuild(folder: string, prerenderedPaths: readonly string[]): void {
  const pages = prerenderedPaths.map((path) => join(path, 'index.html'));
  const missing = ['shell.html', 'not-found.html', 'assets', 'builds/latest.json', ...pages].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (!missing) return;
  throw new StageError(
    `The site is not built: ${join(folder, missing)} is missing. Run "npm run build", then try again.`,
  );
}

/**
 * One build serves every stage, so it contains pages that only some stages show to strangers, their data and lists of them. Framed
 * documents reveal nothing by themselves.
 */
function prerenderedPagesToLeaveOut({ access }: Stage): string[] {
  if (access !== 'members-only') return [];
  const pages = ['not-found.html', 'index.html', '!/frame-games/*/index.html', '!/unity-frame/index.html'];
  return [...pages, '_payload.json', 'sitemap.xml', 'rss.xml'];
}

/** @param exclude  patterns as in a `.gitignore`: a bare name matches in every folder */
function filesOf(folder: string, exclude: string[]): ISource {
  return Source.asset(folder, { exclude, ignoreMode: IgnoreMode.GIT });
}
