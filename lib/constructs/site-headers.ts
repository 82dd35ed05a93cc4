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
 * @param calledAddresses  what pages call beside the site itself, each with its scheme
 */
export function siteHeaders({
  stage,
  calledAddresses,
}: {
  stage: Stage;
  calledAddresses: readonly string[];
}): ResponseHeadersPolicyProps {
  const override = true;
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        override,
        contentSecurityPolicy: contentSecurityPolicy(calledAddresses),
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

/** The headers of pictures. Opened by itself, a drawn one is a document: it may run nothing and load nothing. */
export function mediaHeaders(stage: Stage): ResponseHeadersPolicyProps {
  const override = true;
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        override,
        contentSecurityPolicy:
          "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      },
      contentTypeOptions: { override },
      frameOptions: { override, frameOption: HeadersFrameOption.DENY },
      strictTransportSecurity: strictTransportSecurity(stage),
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override }],
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
function contentSecurityPolicy(calledAddresses: readonly string[]): string {
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
