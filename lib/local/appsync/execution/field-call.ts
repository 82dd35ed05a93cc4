import type { IncomingHttpHeaders } from 'node:http';
import { type FieldNode, type GraphQLResolveInfo, isLeafType, Kind, print, getNamedType } from 'graphql';
import type { Principal } from '../authenticate';
import { unauthorized } from '../refusals';
import { type Utils, utilsFor } from '../runtime/modules';
import type { SubscriptionFilter } from '../runtime/subscription-filter';
import type { ResolverContext } from './resolvers';
import { selectionPaths } from './selections';

export interface Call {
  readonly principal: Principal;
  readonly headers: IncomingHttpHeaders;
  readonly variables: Readonly<Record<string, unknown>>;
  resolversLeft: number;
  /** Set while a subscription is being created; collects its filter. */
  readonly subscribing: { arguments?: object; filter?: SubscriptionFilter } | undefined;
  /** Set while an event is published to subscribers: the result of the mutation. No resolver runs then. */
  readonly published: { readonly value: unknown } | undefined;
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html */
export function contextOf(
  source: unknown,
  args: Readonly<Record<string, unknown>>,
  { call, info }: { call: Call; info: GraphQLResolveInfo },
): ResolverContext {
  const selectionSet = info.fieldNodes[0]?.selectionSet;
  return {
    arguments: { ...args, ...missingVariables(info.fieldNodes, args) },
    identity: call.principal.identity,
    source: source ?? null,
    request: { headers: call.headers, domainName: null },
    info: {
      fieldName: info.fieldName,
      parentTypeName: info.parentType.name,
      variables: call.variables,
      selectionSetList: isLeafType(getNamedType(info.returnType))
        ? []
        : selectionPaths(info.fieldNodes, info.fragments),
      selectionSetGraphQL: selectionSet ? print(selectionSet) : '',
    },
  };
}

export function utilsOf(call: Call, info: GraphQLResolveInfo, now: () => Date): Utils {
  return utilsFor({
    now,
    unauthorized: () => unauthorized(info.parentType.name, info.fieldName),
    setSubscriptionFilter(filter) {
      if (!call.subscribing) throw new Error('extensions.setSubscriptionFilter works in subscriptions only');
      call.subscribing.filter = filter;
    },
  });
}

/** Null, not missing: https://github.com/aws/aws-appsync-community/issues/348 */
function missingVariables(
  nodes: readonly FieldNode[],
  args: Readonly<Record<string, unknown>>,
): Record<string, null> {
  const missing = (nodes[0]?.arguments ?? []).filter(
    ({ name, value }) => value.kind === Kind.VARIABLE && !Object.hasOwn(args, name.value),
  );
  return Object.fromEntries(missing.map(({ name }) => [name.value, null]));
}
