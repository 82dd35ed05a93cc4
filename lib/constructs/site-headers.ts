import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseHeadersStrictTransportSecurity,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Stage } from '../stage';

/**
 * The headers of every file of the site.
 *
 * @param apiHost  host of the REST API, the only address beside the site itself and the user pool that pages call
 */
export function siteHeaders({
  stage,
  apiHost,
}: {
  stage: Stage;
  apiHost: string;
}): ResponseHeadersPolicyProps {
  const override = true;
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        override,
        contentSecurityPolicy: contentSecurityPolicy([
          `https://${apiHost}`,
          `https://cognito-idp.${stage.region}.amazonaws.com`,
        ]),
      },
      contentTypeOptions: { override },
      frameOptions: { override, frameOption: HeadersFrameOption.DENY },
      referrerPolicy: { override, referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN },
      strictTransportSecurity: strictTransportSecurity(stage),
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

/**
 * Every browser that came once asks over TLS alone for two years, and nobody can take that back. So it holds for the
 * site's own name only, until the stage says that whatever is below that name speaks TLS, too.
 */
function strictTransportSecurity({ hsts }: Stage): ResponseHeadersStrictTransportSecurity {
  return {
    override: true,
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: hsts !== 'host',
    preload: hsts === 'preload',
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
