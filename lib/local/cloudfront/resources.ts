import * as z from 'zod';
import { wildcardSource } from '../iam/arn-pattern';
import { readerOf } from '../template/resource-properties';
import { type ApiOrigin, readApiOrigin } from './api-origin';
import { type Encoding, readEncodings } from './compression';
import { type DistributionSource, referenced } from './distribution-source';
import { type HeadersPolicy, readHeadersPolicy } from './headers-policy';
import { type Grants, readGrants } from './origin-grants';

/** How a distribution answers the paths of one pattern. */
export interface Behavior {
  /** Matches the whole path, as it stands in the URL. */
  readonly path: RegExp;
  readonly origin: BucketOrigin | ApiOrigin;
  readonly methods: readonly string[];
  /** Supported encodings in order of preference; the first that the browser accepts is used. */
  readonly encodings: readonly Encoding[];
  readonly headersPolicy: HeadersPolicy | undefined;
  /** Code of the viewer-request function; undefined without one. */
  readonly requestFunction: string | undefined;
  /** Code of the viewer-response function; undefined without one. */
  readonly responseFunction: string | undefined;
}

export interface BucketOrigin {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Prefix of keys: empty, or with a leading slash. */
  readonly path: string;
  /** Permissions of the distribution in the bucket. */
  readonly grants: Grants;
}

/** How browsers reach the site's files. */
export interface Distribution {
  /** In the order of evaluation; the last one, the site itself, matches every path. */
  readonly behaviors: readonly Behavior[];
  readonly siteBucket: string;
  /** Key of the object that answers `/`; empty without one. */
  readonly defaultRootObject: string;
}

const refused = z.array(z.unknown()).max(0, 'the offline host does not support it').optional();
const behavior = z.looseObject({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.unknown().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(
      z.strictObject({
        EventType: z.enum(['viewer-request', 'viewer-response']),
        FunctionARN: z.unknown().optional(),
      }),
    )
    .refine((all) => new Set(all.map(({ EventType }) => EventType)).size === all.length, {
      error: 'CloudFront takes one function for each event',
    })
    .default([]),
  LambdaFunctionAssociations: refused,
  OriginRequestPolicyId: z.undefined('the offline host does not support it').optional(),
  ResponseHeadersPolicyId: z.unknown().optional(),
  TrustedKeyGroups: refused,
  TrustedSigners: refused,
});
const type = 'AWS::CloudFront::Distribution';
const distribution = z.looseObject({
  Origins: z.array(
    z.looseObject({
      Id: z.string(),
      DomainName: z.unknown().optional(),
      OriginPath: z.string().default(''),
      CustomOriginConfig: z.looseObject({ OriginProtocolPolicy: z.string() }).optional(),
      OriginCustomHeaders: z
        .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.unknown() }))
        .default([]),
    }),
  ),
  DefaultCacheBehavior: behavior,
  CacheBehaviors: z.array(behavior.extend({ PathPattern: z.string() })).default([]),
  CustomErrorResponses: refused,
  DefaultRootObject: z.string().default(''),
});
const readConfig = readerOf(type, distribution);

/**
 * Reads the parts of a template's distribution that a browser can observe. Names, certificates, protocols, logs and
 * locations matter in the cloud only.
 *
 * @returns undefined for a template without one
 * @throws Error for a second one, an origin that is neither a bucket nor a REST API, and settings that change answers
 * in a way that is not emulated
 */
export function readDistribution(source: DistributionSource): Distribution | undefined {
  const [found, ...others] = Object.entries(source.resources).filter(([, { Type }]) => Type === type);
  if (!found) return undefined;
  if (others.length > 0)
    throw new Error('The offline host has one site, and the template two distributions.');
  const [logicalId, { Properties }] = found;
  const config = readConfig(logicalId, Properties?.['DistributionConfig']);

  const site = behaviorOf('*', config.DefaultCacheBehavior);
  return {
    behaviors: [...config.CacheBehaviors.map((each) => behaviorOf(each.PathPattern, each)), site],
    siteBucket: site.origin.kind === 'bucket' ? site.origin.bucket : '',
    defaultRootObject: config.DefaultRootObject,
  };

  function behaviorOf(pattern: string, each: z.infer<typeof behavior>): Behavior {
    const codeFor = (event: 'viewer-request' | 'viewer-response') => {
      const association = each.FunctionAssociations.find(({ EventType }) => EventType === event);
      return association && functionCode(source, association.FunctionARN);
    };
    return {
      path: patternOf(pattern),
      origin: originOf(pattern, each),
      methods: each.AllowedMethods,
      encodings: each.Compress ? readEncodings(source, each.CachePolicyId) : [],
      headersPolicy: readHeadersPolicy(source, each.ResponseHeadersPolicyId),
      requestFunction: codeFor('viewer-request'),
      responseFunction: codeFor('viewer-response'),
    };
  }

  function originOf(pattern: string, each: z.infer<typeof behavior>): BucketOrigin | ApiOrigin {
    const origin = config.Origins.find(({ Id }) => Id === each.TargetOriginId);
    const domainName = origin && String(source.resolve(origin.DomainName, logicalId));
    if (origin?.CustomOriginConfig && domainName !== undefined)
      return readApiOrigin(source, { logicalId, pattern, domainName, origin, behavior: each });
    const bucket = domainName === undefined ? undefined : source.bucketOf(domainName);
    if (bucket === undefined)
      throw new Error(`${logicalId}: the origin of ${pattern} is not a bucket of the template.`);
    return { kind: 'bucket', bucket, path: origin?.OriginPath ?? '', grants: readGrants(source, bucket) };
  }
}

function functionCode(source: DistributionSource, arn: unknown): string {
  const { logicalId, properties } = referenced(source, arn, 'AWS::CloudFront::Function');
  return String(source.resolve(properties['FunctionCode'], logicalId));
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern */
function patternOf(pattern: string): RegExp {
  return new RegExp(`^${wildcardSource(pattern.replace(/^(?=[^/*])/, '/'))}$`, 's');
}
