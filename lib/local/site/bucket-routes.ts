import * as z from 'zod';
import type { TemplateResource } from '../template/read-template';
import type { Resolve } from '../template/resolver';
import { readProperties } from '../template/resource-properties';

/** Paths of the site that a bucket answers, as a distribution routes them. */
export interface BucketRoute {
  /** Matches the whole path, as it stands in the address. */
  readonly path: RegExp;
  readonly bucket: string;
  /** What stands in the bucket before the path: empty, or begins with a slash. */
  readonly originPath: string;
}

/** What the distributions of a template say of buckets. */
export interface Routing {
  /** In the order in which they are tried. Undefined are routes to what answers all other paths too. */
  readonly routes: readonly { readonly path: RegExp; readonly route: BucketRoute | undefined }[];
  /** Buckets of the site itself: those that answer where no other route fits. */
  readonly siteBuckets: readonly string[];
}

const behaviour = z.looseObject({
  TargetOriginId: z.string(),
  FunctionAssociations: z.array(z.unknown()).optional(),
  LambdaFunctionAssociations: z.array(z.unknown()).optional(),
  TrustedKeyGroups: z.array(z.unknown()).optional(),
});
const distribution = z.looseObject({
  Origins: z.array(
    z.looseObject({ Id: z.string(), DomainName: z.unknown(), OriginPath: z.string().default('') }),
  ),
  DefaultCacheBehavior: behaviour,
  CacheBehaviors: z.array(behaviour.extend({ PathPattern: z.string() })).default([]),
});
type Behaviour = z.infer<typeof behaviour>;

/**
 * Reads where the distributions of a template send requests; whatever else they say is for the cloud only.
 *
 * @param bucketOf  the bucket of an origin's domain name, if the host has it
 * @throws Error for a route to a bucket on whose way something changes or refuses requests
 */
export function readRouting(
  resources: Readonly<Record<string, TemplateResource>>,
  resolve: Resolve,
  bucketOf: (domainName: string) => string | undefined,
): Routing {
  const read = Object.entries(resources)
    .filter(([, { Type }]) => Type === 'AWS::CloudFront::Distribution')
    .map(([logicalId, { Properties }]) => routingOf(logicalId, Properties?.['DistributionConfig']));
  return {
    routes: read.flatMap(({ routes }) => routes),
    siteBuckets: read.flatMap(({ siteBucket }) => siteBucket ?? []),
  };

  function routingOf(logicalId: string, config: unknown) {
    const { Origins, DefaultCacheBehavior, CacheBehaviors } = readProperties({
      type: 'AWS::CloudFront::Distribution',
      logicalId,
      properties: config,
      schema: distribution,
    });
    const originOf = ({ TargetOriginId }: Behaviour) => {
      const origin = Origins.find(({ Id }) => Id === TargetOriginId);
      const bucket = origin && bucketOf(String(resolve(origin.DomainName, logicalId)));
      return bucket === undefined ? undefined : { bucket, originPath: origin?.OriginPath ?? '' };
    };
    const siteBucket = originOf(DefaultCacheBehavior)?.bucket;
    const routes = CacheBehaviors.map((each) => {
      const [path, origin] = [patternOf(each.PathPattern), originOf(each)];
      if (!origin || origin.bucket === siteBucket) return { path, route: undefined };
      refuseDetours(logicalId, each);
      return { path, route: { path, ...origin } };
    });
    return { routes, siteBucket };
  }
}

function refuseDetours(logicalId: string, each: Behaviour & { PathPattern: string }): void {
  const detour = (['FunctionAssociations', 'LambdaFunctionAssociations', 'TrustedKeyGroups'] as const).find(
    (name) => (each[name]?.length ?? 0) > 0,
  );
  if (detour)
    throw new Error(`${logicalId}: the offline host does not support ${detour} of ${each.PathPattern}.`);
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/?/, '/')
    .replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}
