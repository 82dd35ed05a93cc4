import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseHeadersStrictTransportSecurity,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Stage } from '../stage';

/**
 * Headers of every file of the site.
 *
 * @param calledAddresses  what pages call besides the site itself, each with its scheme
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

/** Headers of pictures. An SVG opened by itself is a document: it may run and load nothing. */
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
 * Headers of games in frames. Such a game has no origin, framed or opened by itself, whoever made it: it reaches neither the site's storage
 * nor the network. Without an origin its own files are cross-origin, so any origin may load them.
 */
export function frameGameHeaders(stage: Stage): ResponseHeadersPolicyProps {
  return framedHeaders(stage, frameGameDirectives());
}

/** The headers that affect a browser's behavior, for tools that show a game outside the site. */
export function frameGameHeadersByName(): Readonly<Record<string, string>> {
  return headersByName(frameGameDirectives());
}

/** The same for the Unity frame. */
export function unityFrameHeadersByName(): Readonly<Record<string, string>> {
  return headersByName(unityFrameDirectives());
}

function headersByName(policy: Directives): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': serialized(policy),
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
 * Headers of the Unity frame: it compiles WebAssembly and loads builds, from the site only. Builds come from other studios, so the frame
 * has no origin either.
 */
export function unityFrameHeaders(stage: Stage): ResponseHeadersPolicyProps {
  return framedHeaders(stage, unityFrameDirectives());
}

function unityFrameDirectives(): Directives {
  return {
    ...framedDirectives,
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    sandbox: ['allow-scripts'],
  };
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** Base policy of every framed document; each kind adds what it needs. */
const framedDirectives: Directives = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/** The files of a document without an origin are cross-origin to it, so they allow every origin. */
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
      contentSecurityPolicy: { override, contentSecurityPolicy: serialized(policy) },
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
 * A browser that has visited once uses TLS only for two years, which cannot be revoked. So the header covers only the site's own name until
 * the stage states that every name below it speaks TLS, too.
 */
function strictTransportSecurity({ hsts }: Stage): ResponseHeadersStrictTransportSecurity {
  return {
    override: true,
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: hsts !== 'host',
    preload: hsts === 'preload',
  };
}

/** Allows only what the site is known to do; style attributes carry computed positions. */
function contentSecurityPolicy(calledAddresses: readonly string[]): string {
  return serialized({
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

function serialized(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
