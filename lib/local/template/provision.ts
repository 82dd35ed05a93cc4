import { localArn } from './account';
import { inertResources } from './inert-resources';
import type { Template, TemplateResource } from './read-template';
import { createResolver, type Identity, type Resolve } from './resolver';

/** A resource of a template, intrinsics of its properties resolved. */
export interface Resource {
  readonly logicalId: string;
  /** The name that CloudFormation would give, without the random suffix. */
  readonly name: string;
  readonly properties: unknown;
  readonly metadata: TemplateResource['Metadata'];
}

/** How a service creates resources, by type. */
export type ResourceTypes = Readonly<Record<string, (resource: Resource) => Identity>>;

/**
 * Creates every resource of a template in dependency order. Types in `inertResources` are skipped; a type that no
 * service creates stops the start.
 *
 * @returns resolves intrinsics, for services that read further parts of the template
 * @throws Error naming the logical id of a resource type, property or intrinsic that the host does not support
 */
export function provision(template: Template, types: ResourceTypes): Resolve {
  const providers = customResourceProviders(template);
  const identities = new Map<string, Identity | 'under way'>();
  const resolve = createResolver(identify);
  for (const logicalId of Object.keys(template.resources)) identify(logicalId);
  return resolve;

  function identify(logicalId: string): Identity {
    const known = identities.get(logicalId);
    if (known === 'under way') throw new Error(`${logicalId}: refers to itself through other resources.`);
    if (known) return known;
    identities.set(logicalId, 'under way');
    const identity = make(logicalId);
    identities.set(logicalId, identity);
    return identity;
  }

  function make(logicalId: string): Identity {
    const resource = template.resources[logicalId];
    if (!resource)
      throw new Error(`The template has no resource ${logicalId}; the offline host supports no parameters.`);
    const name = shortened(`${template.stackName}-${logicalId}`);
    const { Type: type, Metadata: metadata } = resource;
    if (type in inertResources || providers.has(logicalId)) {
      const service = type.split('::')[1]?.toLowerCase() ?? '';
      return { ref: name, attributes: { Arn: localArn(service, name) } };
    }
    const create = types[type];
    if (!create) throw new Error(`${logicalId}: the offline host does not support ${type}.`);
    if (resource.Condition) throw new Error(`${logicalId}: the offline host does not support conditions.`);
    const properties = resolve(resource.Properties ?? {}, logicalId);
    return create({ logicalId, name, properties, metadata });
  }
}

/** Names of functions and roles are limited to 64 characters; the end of a logical id keeps them distinct. */
function shortened(name: string): string {
  return name.length <= 64 ? name : `${name.slice(0, 55)}-${name.slice(-8)}`;
}

/** Functions that back CDK's custom resources. The host replaces their effect and never runs them. */
function customResourceProviders({ resources }: Template): Set<string> {
  const tokens = Object.values(resources)
    .filter(({ Type }) => Type.startsWith('Custom::'))
    .map(({ Properties }) => Properties?.['ServiceToken'] as { 'Fn::GetAtt'?: string[] } | undefined);
  return new Set(tokens.flatMap((token) => token?.['Fn::GetAtt']?.[0] ?? []));
}
