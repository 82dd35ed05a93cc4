import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

/**
 * The headers of every file of the site.
 *
 * @param apiHost  host of the REST API, the only address beside the site itself and the user pool that pages call
 */
export function siteHeaders({
  apiHost,
  region,
}: {
  apiHost: string;
  region: string;
}): ResponseHeadersPolicyProps {
  const override = true;
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        override,
        contentSecurityPolicy: contentSecurityPolicy([
          `https://${apiHost}`,
          `https://cognito-idp.${region}.amazonaws.com`,
        ]),
      },
      contentTypeOptions: { override },
      frameOptions: { override, frameOption: HeadersFrameOption.DENY },
      referrerPolicy: { override, referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN },
      strictTransportSecurity: { override, accessControlMaxAge: Duration.days(730), includeSubdomains: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override },
        { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override },
        {
          header: 'Permissions-Policy',
          value: 'camera=(), geolocation=(), microphone=(), payment=()',
          override,
        },
      ],
    },
  };
}

/** Nothing is allowed but what the site is known to do; style attributes carry computed positions. */
function contentSecurityPolicy(calledAddresses: string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calledAddresses],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
