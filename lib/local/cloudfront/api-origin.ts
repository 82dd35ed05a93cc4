import * as z from 'zod';
import { type DistributionSource, readCachePolicy } from './distribution-source';

/** A REST API that a distribution forwards requests to. */
export interface ApiOrigin {
  readonly kind: 'api';
  readonly domainName: string;
  /** Path prefix: the stage of the API, with a leading slash. */
  readonly path: string;
  /** Headers of or about the viewer that reach the origin; in lower case. */
  readonly forwardedHeaders: readonly string[];
  /** Headers that the distribution adds, replacing the viewer's. */
  readonly customHeaders: Readonly<Record<string, string>>;
}

/** The parts of a distribution that determine the origin request. */
interface OriginParts {
  readonly logicalId: string;
  readonly pattern: string;
  readonly domainName: string;
  readonly origin: {
    readonly OriginPath: string;
    readonly CustomOriginConfig?: { readonly OriginProtocolPolicy: string } | undefined;
    readonly OriginCustomHeaders: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[];
  };
  readonly behavior: {
    readonly CachePolicyId?: unknown;
    readonly FunctionAssociations: readonly unknown[];
  };
}

/** Headers about the viewer that CloudFront adds and the host emulates. */
const viewerHeaders = ['cloudfront-viewer-country', 'cloudfront-viewer-country-region'] as const;

const none = (setting: string) =>
  z.object({ [`${setting}Behavior`]: z.literal('none', 'the offline host forwards none') });
const policyProperties = z.looseObject({
  MaxTTL: z.number(),
  ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
    CookiesConfig: none('Cookie'),
    QueryStringsConfig: none('QueryString'),
    HeadersConfig: z.discriminatedUnion('HeaderBehavior', [
      z.object({ HeaderBehavior: z.literal('none'), Headers: z.array(z.string()).max(0).default([]) }),
      z.object({ HeaderBehavior: z.literal('whitelist'), Headers: z.array(z.string()) }),
    ]),
  }),
});

/**
 * Reads what a REST API behind a distribution receives. Headers of the cache policy are always included:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
 *
 * @throws Error for an origin of another kind, and for settings that are not emulated or that CloudFront refuses
 */
export function readApiOrigin(
  source: DistributionSource,
  { logicalId, pattern, domainName, origin, behavior }: OriginParts,
): ApiOrigin {
  const fail = (problem: string) => new Error(`${logicalId}: the origin of ${pattern} ${problem}.`);
  if (!/^\w+\.execute-api\.[\w-]+\.amazonaws\.com$/.test(domainName)) throw fail('is not a REST API');
  // API Gateway has no listener for HTTP: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-faqs.html
  if (origin.CustomOriginConfig?.OriginProtocolPolicy !== 'https-only') throw fail('is not asked over HTTPS');
  if (behavior.FunctionAssociations.length > 0) throw fail('has functions, which the host does not support');
  const forwardedHeaders = headersOf(source, behavior.CachePolicyId);
  const unknown = forwardedHeaders.find(
    (name) => name.startsWith('cloudfront-') && !(viewerHeaders as readonly string[]).includes(name),
  );
  if (unknown !== undefined) throw fail(`is sent ${unknown}, which the host does not support`);
  const customHeaders = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => {
    if (isDenied(HeaderName)) throw fail(`is sent ${HeaderName}, which CloudFront does not add`);
    return [HeaderName, source.lookUp(String(source.resolve(HeaderValue, logicalId)))] as const;
  });
  return {
    kind: 'api',
    domainName,
    path: origin.OriginPath,
    forwardedHeaders,
    customHeaders: Object.fromEntries(customHeaders),
  };
}

function headersOf(source: DistributionSource, policyId: unknown): readonly string[] {
  const { logicalId, policy } = readCachePolicy(source, policyId, policyProperties);
  const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: taken } = policy;
  const { Headers } = taken.HeadersConfig;
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html
  if (MaxTTL === 0 && Headers.length > 0)
    throw new Error(`${logicalId}: CloudFront takes no headers in a policy that disables caching.`);
  return Headers.map((name) => name.toLowerCase());
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html#add-origin-custom-headers-denylist */
function isDenied(name: string): boolean {
  const denied = [
    'cache-control',
    'connection',
    'content-length',
    'cookie',
    'host',
    'if-match',
    'if-modified-since',
    'if-none-match',
    'if-range',
    'if-unmodified-since',
    'max-forwards',
    'pragma',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'range',
    'request-range',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'via',
    'x-real-ip',
  ];
  return denied.includes(name.toLowerCase()) || /^x-(amz|edge)-/i.test(name);
}
