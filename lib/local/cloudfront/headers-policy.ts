import * as z from 'zod';
import { readerOf } from '../template/resource-properties';
import { type DistributionSource, referenced } from './distribution-source';

/** Headers that a distribution adds to every answer. */
export type HeadersPolicy = readonly {
  readonly name: string;
  readonly value: string;
  /** Whether it overrides the file's own header. */
  readonly overrides: boolean;
  /** Whether only requests with an `Origin` receive it. @default all receive it */
  readonly isForOrigins?: boolean;
}[];

const Override = z.boolean();
const type = 'AWS::CloudFront::ResponseHeadersPolicy';
const policy = z.strictObject({
  CorsConfig: z
    .strictObject({
      AccessControlAllowCredentials: z.literal(false),
      AccessControlAllowHeaders: z.strictObject({ Items: z.array(z.string()) }),
      AccessControlAllowMethods: z.strictObject({ Items: z.array(z.string()) }),
      AccessControlAllowOrigins: z.strictObject({ Items: z.tuple([z.literal('*')]) }),
      OriginOverride: z.boolean(),
    })
    .optional(),
  SecurityHeadersConfig: z
    .strictObject({
      ContentSecurityPolicy: z.strictObject({ ContentSecurityPolicy: z.string(), Override }).optional(),
      ContentTypeOptions: z.strictObject({ Override }).optional(),
      FrameOptions: z.strictObject({ FrameOption: z.string(), Override }).optional(),
      ReferrerPolicy: z.strictObject({ ReferrerPolicy: z.string(), Override }).optional(),
      StrictTransportSecurity: z
        .strictObject({
          AccessControlMaxAgeSec: z.int(),
          IncludeSubdomains: z.boolean().default(false),
          Override,
          Preload: z.boolean().default(false),
        })
        .optional(),
    })
    .prefault({}),
  CustomHeadersConfig: z
    .strictObject({ Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), Override })) })
    .prefault({ Items: [] }),
});
const readPolicy = readerOf(type, policy, { Name: 'a label' });

/**
 * Reads the policy that a behavior names.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 *
 * @returns undefined for a behavior without one
 * @throws Error for a setting that is not emulated
 */
export function readHeadersPolicy(source: DistributionSource, id: unknown): HeadersPolicy | undefined {
  if (id === undefined) return undefined;
  const { logicalId, properties } = referenced(source, id, type);
  const config = source.resolve(properties['ResponseHeadersPolicyConfig'], logicalId);
  const read = readPolicy(logicalId, config);
  const custom = read.CustomHeadersConfig.Items;
  return [
    ...(read.CorsConfig ? [anyOrigin(read.CorsConfig)] : []),
    ...securityHeaders(read.SecurityHeadersConfig),
    ...custom.map(({ Header, Value, Override }) => ({ name: Header, value: Value, overrides: Override })),
  ];
}

/** Methods and headers matter for preflights only, and no method beyond GET and HEAD reaches a file. */
function anyOrigin({ OriginOverride }: { OriginOverride: boolean }): HeadersPolicy[number] {
  return {
    name: 'Access-Control-Allow-Origin',
    value: '*',
    overrides: OriginOverride,
    isForOrigins: true,
  };
}

function securityHeaders(security: z.infer<typeof policy>['SecurityHeadersConfig']): HeadersPolicy {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    security;
  const header = (name: string, value: string | undefined, from: { Override: boolean } | undefined) =>
    from && value !== undefined ? [{ name, value, overrides: from.Override }] : [];
  return [
    ...header('Content-Security-Policy', ContentSecurityPolicy?.ContentSecurityPolicy, ContentSecurityPolicy),
    ...header('X-Content-Type-Options', 'nosniff', ContentTypeOptions),
    ...header('X-Frame-Options', FrameOptions?.FrameOption, FrameOptions),
    ...header('Referrer-Policy', ReferrerPolicy?.ReferrerPolicy, ReferrerPolicy),
    ...header(
      'Strict-Transport-Security',
      StrictTransportSecurity && strictTransportSecurity(StrictTransportSecurity),
      StrictTransportSecurity,
    ),
  ];
}

function strictTransportSecurity(it: {
  AccessControlMaxAgeSec: number;
  IncludeSubdomains: boolean;
  Preload: boolean;
}): string {
  return [
    `max-age=${it.AccessControlMaxAgeSec}`,
    ...(it.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(it.Preload ? ['preload'] : []),
  ].join('; ');
}

/**
 * Adds the headers of a policy to those of an answer.
 *
 * @param origin  `Origin` of the request; undefined when it has none
 */
export function withPolicy(
  headers: Readonly<Record<string, string>>,
  headersPolicy: HeadersPolicy = [],
  origin?: string,
): Record<string, string> {
  const all: Record<string, string> = { ...headers };
  for (const { name, value, overrides, isForOrigins } of headersPolicy) {
    if (isForOrigins && origin === undefined) continue;
    const own = Object.keys(all).find((each) => each.toLowerCase() === name.toLowerCase());
    if (own !== undefined && !overrides) continue;
    if (own !== undefined) delete all[own];
    all[name] = value;
  }
  return all;
}
