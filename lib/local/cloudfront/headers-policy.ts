import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/** A header that a distribution adds to every answer. */
interface PolicyHeader {
  readonly name: string;
  readonly value: string;
  /** Whether it overrides the file's own header. */
  readonly overrides: boolean;
  /** Whether only requests with an `Origin` receive it. @default all receive it */
  readonly isForOrigins?: boolean;
}

export type HeadersPolicy = readonly PolicyHeader[];

const Override = z.boolean();
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
          IncludeSubdomains: z.boolean(),
          Override,
          Preload: z.boolean(),
        })
        .optional(),
    })
    .prefault({}),
  CustomHeadersConfig: z
    .strictObject({ Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), Override })) })
    .prefault({ Items: [] }),
});
const readPolicy = readerOf('AWS::CloudFront::ResponseHeadersPolicy', policy, { Name: 'a label' });

/**
 * Reads the headers of a policy.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 *
 * @param config  its `ResponseHeadersPolicyConfig`, intrinsics resolved
 * @throws Error for a setting that is not emulated
 */
export function readHeadersPolicy(logicalId: string, config: unknown): HeadersPolicy {
  const { CorsConfig, SecurityHeadersConfig: security, CustomHeadersConfig } = readPolicy(logicalId, config);
  // Methods and headers matter for preflights only, and no method beyond GET and HEAD reaches a file.
  const cors = CorsConfig && { Override: CorsConfig.OriginOverride };
  return [
    ...header('Access-Control-Allow-Origin', cors, () => '*').map((each) => ({
      ...each,
      isForOrigins: true,
    })),
    ...header('Content-Security-Policy', security.ContentSecurityPolicy, (it) => it.ContentSecurityPolicy),
    ...header('X-Content-Type-Options', security.ContentTypeOptions, () => 'nosniff'),
    ...header('X-Frame-Options', security.FrameOptions, (it) => it.FrameOption),
    ...header('Referrer-Policy', security.ReferrerPolicy, (it) => it.ReferrerPolicy),
    ...header('Strict-Transport-Security', security.StrictTransportSecurity, (it) => {
      const flags = [it.IncludeSubdomains && 'includeSubDomains', it.Preload && 'preload'];
      return [`max-age=${it.AccessControlMaxAgeSec}`, ...flags].filter(Boolean).join('; ');
    }),
    ...CustomHeadersConfig.Items.flatMap((each) => header(each.Header, each, ({ Value }) => Value)),
  ];
}

/** One header; none for a setting that the policy lacks. */
function header<Setting extends { readonly Override: boolean }>(
  name: string,
  setting: Setting | undefined,
  valueOf: (setting: Setting) => string,
): PolicyHeader[] {
  return setting ? [{ name, value: valueOf(setting), overrides: setting.Override }] : [];
}

/**
 * Adds the headers of a policy to those of an answer.
 *
 * @param origin  `Origin` of the request; undefined when it has none
 */
export function withPolicy(
  headers: Readonly<Record<string, string>>,
  headersPolicy: HeadersPolicy,
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
