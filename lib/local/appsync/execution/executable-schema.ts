import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultFieldResolver,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  Kind,
  print,
} from 'graphql';
import type { Caller } from '../../iam/caller';
import { accessOf, maySee, type Mode } from '../access';
import type { Principal } from '../authenticate';
import { FieldError, unauthorized } from '../refusals';
import { utilsFor } from '../runtime/modules';
import type { SubscriptionFilter } from '../subscription-filter';
import type { ResolverContext, RunResolver } from './resolvers';
import { selectionPaths } from './selections';

/** The execution of one document: GraphQL's context value. */
export interface Call {
  readonly principal: Principal;
  readonly headers: IncomingHttpHeaders;
  readonly variables: Readonly<Record<string, unknown>>;
  resolversLeft: number;
  /** Set while a subscription is being created; collects its filter. */
  readonly subscribing?: { arguments?: object; filter?: SubscriptionFilter };
  /** Set while an event is published to subscribers: the result of the mutation. No resolver runs then. */
  readonly published?: { readonly value: unknown };
}

interface Backends {
  readonly env: ResolverContext['env'];
  readonly now: () => Date;
  readonly defaultMode: Mode;
  readonly resolverOf: (typeName: string, fieldName: string) => RunResolver | undefined;
  readonly allows: (caller: Caller, typeName: string, fieldName: string) => Promise<boolean>;
}

/** Attaches to every field of a schema its access check and its resolver. */
export function makeExecutable(schema: GraphQLSchema, backends: Backends): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = resolve(type, field, { ...backends, isRoot: roots.includes(type) });
    }
  }
}

function resolve(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  { isRoot, defaultMode, resolverOf, allows, env, now }: Backends & { isRoot: boolean },
): GraphQLFieldResolver<unknown, Call> {
  const access = accessOf(type, field, defaultMode);
  const run = resolverOf(type.name, field.name);

  return (source, args: Record<string, unknown>, call, info) => {
    if (!maySee(access, call.principal)) throw unauthorized(type.name, field.name);
    const value = () => {
      if (call.published)
        return isRoot ? call.published.value : defaultFieldResolver(source, args, call, info);
      const subscribing = isRoot ? call.subscribing : undefined;
      if (!run && !subscribing) return isRoot ? null : defaultFieldResolver(source, args, call, info);
      const context = contextOf(source, args, { call, info, env });
      if (subscribing) subscribing.arguments = context.arguments;
      if (!run) return null;
      if (call.resolversLeft-- <= 0)
        throw new FieldError('Resolver invocation limit reached.', 'ResolverExecutionLimitReached');
      const utils = utilsFor({
        now,
        unauthorized: () => unauthorized(type.name, field.name),
        setSubscriptionFilter(filter) {
          if (!subscribing) throw new Error('extensions.setSubscriptionFilter works in subscriptions only');
          subscribing.filter = filter;
        },
      });
      return run(context, utils);
    };
    const { caller } = call.principal;
    if (!isRoot || !caller) return value();
    return allows(caller, type.name, field.name).then((isAllowed) => {
      if (!isAllowed) throw unauthorized(type.name, field.name);
      return value();
    });
  };
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html */
function contextOf(
  source: unknown,
  args: Readonly<Record<string, unknown>>,
  { call, info, env }: { call: Call; info: GraphQLResolveInfo; env: ResolverContext['env'] },
): ResolverContext {
  const selectionSet = info.fieldNodes[0]?.selectionSet;
  return {
    arguments: { ...args, ...missingVariables(info.fieldNodes, args) },
    env,
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
