import type * as z from 'zod';
import type { TemplateResource } from '../template/read-template';
import type { Resolve } from '../template/resolver';
import { readerOf } from '../template/resource-properties';

/** Parts of a template that the emulated CloudFront needs. */
export interface DistributionSource {
  readonly resources: Readonly<Record<string, TemplateResource>>;
  readonly resolve: Resolve;
  /** Replaces a dynamic reference by the value of the secret that it names. */
  readonly lookUp: (text: string) => string;
  /** The bucket of an origin's domain name, if there is one. */
  readonly bucketOf: (domainName: string) => string | undefined;
}

/**
 * The resource that a property names by `Ref` or `Fn::GetAtt`.
 *
 * @throws Error when it is of another type or missing
 */
export function referenced(
  { resources }: DistributionSource,
  value: unknown,
  type: string,
): { logicalId: string; properties: Readonly<Record<string, unknown>> } {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
  const logicalId = Ref ?? attribute?.[0] ?? '';
  const resource = resources[logicalId];
  if (resource?.Type === type) return { logicalId, properties: resource.Properties ?? {} };
  throw new Error(
    `The template has no ${type} ${JSON.stringify(value)}, or the offline host does not support it.`,
  );
}

const cachePolicy = 'AWS::CloudFront::CachePolicy';

/**
 * Reads the cache policy that a behavior names.
 *
 * @throws Error when it is not of the template, or has what the schema does not allow
 */
export function readCachePolicy<Schema extends z.ZodType>(
  source: DistributionSource,
  policyId: unknown,
  schema: Schema,
): { logicalId: string; policy: z.infer<Schema> } {
  const { logicalId, properties } = referenced(source, policyId, cachePolicy);
  return { logicalId, policy: readerOf(cachePolicy, schema)(logicalId, properties['CachePolicyConfig']) };
}
