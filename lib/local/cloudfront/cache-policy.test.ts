import { describe, expect, it } from 'vitest';
import { readCachePolicy } from './cache-policy';

const read = (HeadersConfig: object) =>
  readCachePolicy('Cache', {
    MaxTTL: 1,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      HeadersConfig,
      EnableAcceptEncodingBrotli: false,
      EnableAcceptEncodingGzip: false,
    },
  }).headers;

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CachePolicyHeadersConfig.html
describe('readCachePolicy', () => {
  it('forwards the headers of a list', () => {
    expect(read({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] })).toEqual(['authorization']);
    expect(read({ HeaderBehavior: 'none' })).toEqual([]);
  });

  it.each([
    ['headers that it does not forward', { HeaderBehavior: 'none', Headers: ['Authorization'] }],
    ['a list that is missing', { HeaderBehavior: 'whitelist' }],
  ])('refuses a policy with %s', (_what, config) => {
    expect(() => read(config)).toThrow(/Cache: .*Headers/s);
  });
});
