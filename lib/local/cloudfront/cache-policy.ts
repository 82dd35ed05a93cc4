import * as z from 'zod';
import { readerOf } from '../template/resource-properties';
import type { Encoding } from './compression';

/** What a cache policy forwards to the origin. */
export interface CachePolicy {
  /** In lower case. */
  readonly headers: readonly string[];
  /** In CloudFront's order of preference. */
  readonly encodings: readonly Encoding[];
}

/** The only policy managed by AWS that the host knows, by its id. */
export const cachingOptimizedId = '658327ea-f89d-4fab-a63d-7e88639e58f6';
export const cachingOptimized: CachePolicy = { headers: [], encodings: ['br', 'gzip'] };

const none = (setting: string) =>
  z.object({ [`${setting}Behavior`]: z.literal('none', 'the offline host forwards none') });
const readConfig = readerOf(
  'AWS::CloudFront::CachePolicy',
  z.looseObject({
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
      CookiesConfig: none('Cookie'),
      QueryStringsConfig: none('QueryString'),
      HeadersConfig: z.discriminatedUnion('HeaderBehavior', [
        z.object({ HeaderBehavior: z.literal('none'), Headers: z.array(z.string()).max(0).default([]) }),
        z.object({ HeaderBehavior: z.literal('whitelist'), Headers: z.array(z.string()) }),
      ]),
      EnableAcceptEncodingBrotli: z.boolean(),
      EnableAcceptEncodingGzip: z.boolean(),
    }),
  }),
);

/**
 * Reads a cache policy.
 *
 * @param config  its `CachePolicyConfig`, intrinsics resolved
 * @throws Error for a setting that is not emulated or that CloudFront refuses
 */
export function readCachePolicy(logicalId: string, config: unknown): CachePolicy {
  const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: forwarded } = readConfig(logicalId, config);
  const { HeadersConfig, EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip } = forwarded;
  const headers = HeadersConfig.Headers.map((name) => name.toLowerCase());
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html
  if (MaxTTL === 0 && headers.length > 0)
    throw new Error(`${logicalId}: CloudFront takes no headers in a policy that disables caching.`);
  const encodings: Encoding[] = [];
  // CloudFront compresses only what it may cache.
  if (MaxTTL > 0 && EnableAcceptEncodingBrotli) encodings.push('br');
  if (MaxTTL > 0 && EnableAcceptEncodingGzip) encodings.push('gzip');
  return { headers, encodings };
}
