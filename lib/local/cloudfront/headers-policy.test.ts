import { describe, expect, it } from 'vitest';
import { readHeadersPolicy, withPolicy } from './headers-policy';

const Override = true;
const read = (config: object) => readHeadersPolicy('Headers', config);

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
describe('a response headers policy', () => {
  it('sets each header in the form that browsers read', () => {
    const policy = read({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override },
        ContentTypeOptions: { Override },
        FrameOptions: { FrameOption: 'DENY', Override },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 60,
          IncludeSubdomains: true,
          Preload: true,
          Override,
        },
      },
      CustomHeadersConfig: { Items: [{ Header: 'X-Color', Value: 'jade', Override: false }] },
    });

    expect(withPolicy({ 'x-color': 'green', etag: '"1"' }, policy)).toEqual({
      etag: '"1"',
      'x-color': 'green',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=60; includeSubDomains; preload',
    });
  });

  it('overrides a header of the file where configured', () => {
    const policy = read({
      CustomHeadersConfig: { Items: [{ Header: 'X-Color', Value: 'jade', Override }] },
    });

    expect(withPolicy({ 'x-color': 'green' }, policy)).toEqual({ 'X-Color': 'jade' });
  });

  it('allows any origin to read an answer when the request names its origin', () => {
    const policy = read({
      CorsConfig: {
        AccessControlAllowCredentials: false,
        AccessControlAllowHeaders: { Items: ['*'] },
        AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
        AccessControlAllowOrigins: { Items: ['*'] },
        OriginOverride: true,
      },
    });

    expect(withPolicy({}, policy, 'null')).toEqual({ 'Access-Control-Allow-Origin': '*' });
    expect(withPolicy({}, policy)).toEqual({});
  });

  it('changes nothing for a behavior without a policy', () => {
    expect(withPolicy({ etag: '"1"' }, [])).toEqual({ etag: '"1"' });
  });

  it.each([
    { CorsConfig: {} },
    {
      CorsConfig: {
        AccessControlAllowCredentials: false,
        AccessControlAllowHeaders: { Items: ['*'] },
        AccessControlAllowMethods: { Items: ['GET'] },
        AccessControlAllowOrigins: { Items: ['https://one.example'] },
        OriginOverride: true,
      },
    },
    { RemoveHeadersConfig: {} },
    { SecurityHeadersConfig: { XSSProtection: {} } },
  ])('throws for %o, which is not emulated', (config) => {
    expect(() => read(config)).toThrow(/does not support this AWS::CloudFront::ResponseHeadersPolicy/);
  });
});
