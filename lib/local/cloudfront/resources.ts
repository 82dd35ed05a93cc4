import * as z from 'zod';
import { wildcardSource } from '../iam/arn-pattern';
import type { TemplateResource } from '../template/read-template';
import type { Resolve } from '../template/resolver';
import { readerOf } from '../template/resource-properties';
import { type CachePolicy, cachingOptimized, cachingOptimizedId, readCachePolicy } from './cache-policy';
import type { Encoding } from './compression';
import { type HeadersPolicy, readHeadersPolicy } from './headers-policy';
import { type ApiOrigin, viewerHeaders } from './request-origin';
import { createViewerFunction, type ViewerFunction } from './viewer-function';

/** How a distribution answers the paths of one pattern. */
export interface Behavior {
  /** Matches the whole path, as it stands in the URL. */
  readonly path: RegExp;
  readonly origin: BucketOrigin | ApiOrigin;
  readonly methods: readonly string[];
  /** Supported encodings in order of preference; the first that the browser accepts is used. */
  readonly encodings: readonly Encoding[];
  /** Empty without a policy. */
  readonly headersPolicy: HeadersPolicy;
  /** Viewer-request function; undefined without one. */
  readonly requestFunction: ViewerFunction | undefined;
  /** Viewer-response function; undefined without one. */
  readonly responseFunction: ViewerFunction | undefined;
}

export interface BucketOrigin {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Prefix of keys: empty, or with a leading slash. */
  readonly path: string;
  readonly mayRead: boolean;
  /** Without it a missing file is answered with 403, as if it were protected. */
  readonly mayList: boolean;
}

/** How browsers reach the site's files. */
export interface Distribution {
  /** In the order of evaluation; the last one, the site itself, matches every path. */
  readonly behaviors: readonly Behavior[];
  readonly siteBucket: string;
  /** Key of the object that answers `/`; empty without one. */
  readonly defaultRootObject: string;
}

/** Parts of a template that the emulated CloudFront needs. */
export interface DistributionSource {
  readonly resources: Readonly<Record<string, TemplateResource>>;
  readonly resolve: Resolve;
  /** Replaces a dynamic reference by the value of the secret that it names. */
  readonly lookUp: (text: string) => string;
  /** The bucket of an origin's domain name, if there is one. */
  readonly bucketOf: (domainName: string) => string | undefined;
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
const readConfig = readerOf(
  type,
  z.looseObject({
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
  }),
);

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html#add-origin-custom-headers-denylist */
const deniedHeaders =
  /^(cache-control|connection|content-length|cookie|host|if-(match|modified-since|none-match|range|unmodified-since)|max-forwards|pragma|proxy-(authenticate|authorization|connection)|range|request-range|te|trailer|transfer-encoding|upgrade|via|x-real-ip|x-(amz|edge)-.*)$/i;

/**
 * Reads the parts of a template's distribution that a browser can observe. Names, certificates, protocols, logs and
 * locations matter in the cloud only.
 *
 * @returns undefined for a template without one
 * @throws Error for a second one, an origin that is neither a bucket nor a REST API, and settings that change answers
 * in a way that is not emulated
 */
export function readDistribution(source: DistributionSource): Distribution | undefined {
  const { resources, resolve, lookUp, bucketOf } = source;
  const [found, ...others] = Object.entries(resources).filter(([, { Type }]) => Type === type);
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
    const functionFor = (event: 'viewer-request' | 'viewer-response') => {
      const association = each.FunctionAssociations.find(({ EventType }) => EventType === event);
      if (!association) return undefined;
      const [, code] = referenced(association.FunctionARN, 'Function', 'FunctionCode');
      return createViewerFunction(String(code));
    };
    const policyId = each.ResponseHeadersPolicyId;
    return {
      path: patternOf(pattern),
      origin: originOf(pattern, each),
      methods: each.AllowedMethods,
      encodings: each.Compress ? cachePolicyOf(each).encodings : [],
      headersPolicy:
        policyId === undefined
          ? []
          : readHeadersPolicy(
              ...referenced(policyId, 'ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'),
            ),
      requestFunction: functionFor('viewer-request'),
      responseFunction: functionFor('viewer-response'),
    };
  }

  function originOf(pattern: string, each: z.infer<typeof behavior>): BucketOrigin | ApiOrigin {
    const fail = (problem: string) => new Error(`${logicalId}: the origin of ${pattern} ${problem}.`);
    const origin = config.Origins.find(({ Id }) => Id === each.TargetOriginId);
    if (!origin) throw fail('is not a bucket of the template');
    const domainName = String(resolve(origin.DomainName, logicalId));
    const path = origin.OriginPath;
    if (!origin.CustomOriginConfig) {
      const bucket = bucketOf(domainName);
      if (bucket === undefined) throw fail('is not a bucket of the template');
      return { kind: 'bucket', bucket, path, ...readGrants(source, bucket) };
    }

    if (!/^\w+\.execute-api\.[\w-]+\.amazonaws\.com$/.test(domainName)) throw fail('is not a REST API');
    // API Gateway has no listener for HTTP: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-faqs.html
    if (origin.CustomOriginConfig.OriginProtocolPolicy !== 'https-only')
      throw fail('is not asked over HTTPS');
    if (each.FunctionAssociations.length > 0) throw fail('has functions, which the host does not support');
    if (each.Compress) throw fail('is compressed, which the host does not support');
    // Headers of the cache policy are always forwarded:
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
    const forwardedHeaders = cachePolicyOf(each).headers;
    const unknown = forwardedHeaders.find((name) => name.startsWith('cloudfront-') && !viewerHeaders[name]);
    if (unknown !== undefined) throw fail(`is sent ${unknown}, which the host does not support`);
    const customHeaders = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => {
      if (deniedHeaders.test(HeaderName)) throw fail(`is sent ${HeaderName}, which CloudFront does not add`);
      return [HeaderName.toLowerCase(), lookUp(String(resolve(HeaderValue, logicalId)))] as const;
    });
    return {
      kind: 'api',
      domainName,
      path,
      forwardedHeaders,
      customHeaders: Object.fromEntries(customHeaders),
    };
  }

  function cachePolicyOf({ CachePolicyId: id }: z.infer<typeof behavior>): CachePolicy {
    if (id === cachingOptimizedId) return cachingOptimized;
    return readCachePolicy(...referenced(id, 'CachePolicy', 'CachePolicyConfig'));
  }

  /**
   * A property of the resource that a value names by `Ref` or `Fn::GetAtt`, with the logical id.
   *
   * @throws Error when the resource is of another type or missing
   */
  function referenced(value: unknown, kind: string, property: string): [logicalId: string, value: unknown] {
    const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
    const id = Ref ?? attribute?.[0] ?? '';
    const resource = resources[id];
    if (resource?.Type === `AWS::CloudFront::${kind}`)
      return [id, resolve(resource.Properties?.[property], id)];
    throw new Error(
      `The template has no AWS::CloudFront::${kind} ${JSON.stringify(value)}, or the offline host does not support it.`,
    );
  }
}

interface BucketPolicy {
  readonly PolicyDocument: {
    readonly Statement: readonly {
      readonly Effect: string;
      readonly Action: string | readonly string[];
      readonly Principal: { readonly Service?: string };
    }[];
  };
}

/** Reads CloudFront's permissions from the policies of a bucket; their conditions name the distribution itself. */
function readGrants(
  { resources, resolve }: DistributionSource,
  bucket: string,
): Pick<BucketOrigin, 'mayRead' | 'mayList'> {
  const actions = Object.entries(resources)
    .filter(([, { Type }]) => Type === 'AWS::S3::BucketPolicy')
    .filter(([logicalId, { Properties }]) => resolve(Properties?.['Bucket'], logicalId) === bucket)
    .flatMap(([, { Properties }]) => (Properties as BucketPolicy | undefined)?.PolicyDocument.Statement ?? [])
    .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === 'cloudfront.amazonaws.com')
    .flatMap(({ Action }) => Action);
  return { mayRead: actions.includes('s3:GetObject'), mayList: actions.includes('s3:ListBucket') };
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern */
function patternOf(pattern: string): RegExp {
  return new RegExp(`^${wildcardSource(pattern.replace(/^(?=[^/*])/, '/'))}$`, 's');
}
