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
        { header: 'Permissions-Policy', value: permissions, override },
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
 * The headers of games in frames. Whoever made such a game, it has no origin, framed or opened by itself: it reaches neither
 * the site's storage nor the network. Without an origin its own files are foreign to it, so anybody may load them.
 */
export function frameGameHeaders(stage: Stage): ResponseHeadersPolicyProps {
  return framedHeaders(stage, frameGameDirectives());
}

/** What a browser minds of those headers, for whoever looks at a game outside of the site. */
export function frameGameHeadersByName(): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': written(frameGameDirectives()),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

function frameGameDirectives(): Directives {
  return {
    ...framedDirectives,
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    sandbox: ['allow-scripts'],
  };
}

/**
 * The headers of the frame for Unity: it compiles WebAssembly and loads builds, from the site alone. A build comes from another studio, so
 * it has no origin either.
 */
export function unityFrameHeaders(stage: Stage): ResponseHeadersPolicyProps {
  return framedHeaders(stage, {
    ...framedDirectives,
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    sandbox: ['allow-scripts'],
  });
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** What holds for every document that the site shows in a frame; each adds what it needs. */
const framedDirectives: Directives = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** A document without an origin loads its own files from a foreign one: they allow that to everybody. */
function framedHeaders(stage: Stage, policy: Directives): ResponseHeadersPolicyProps {
  const override = true;
  return {
    corsBehavior: {
      accessControlAllowOrigins: ['*'],
      accessControlAllowMethods: ['GET', 'HEAD'],
      accessControlAllowHeaders: ['*'],
      accessControlAllowCredentials: false,
      originOverride: true,
    },
    securityHeadersBehavior: {
      contentSecurityPolicy: { override, contentSecurityPolicy: written(policy) },
      contentTypeOptions: { override },
      frameOptions: { override, frameOption: HeadersFrameOption.SAMEORIGIN },
      referrerPolicy: { override, referrerPolicy: HeadersReferrerPolicy.NO_REFERRER },
      strictTransportSecurity: strictTransportSecurity(stage),
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Cross-Origin-Resource-Policy', value: 'cross-origin', override },
        { header: 'Permissions-Policy', value: permissions, override },
      ],
    },
  };
}

const permissions = 'camera=(), geolocation=(), microphone=(), payment=()';

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
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calledAddresses],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
