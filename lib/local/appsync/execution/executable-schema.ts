import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import type { Caller } from '../../iam/caller';
import { accessOf, maySee, type Mode } from '../access';
import { FieldError, unauthorized } from '../refusals';
import { type Call, contextOf, utilsOf } from './field-call';
import type { RunResolver } from './resolvers';

interface Backends {
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
  { isRoot, defaultMode, resolverOf, allows, now }: Backends & { isRoot: boolean },
): GraphQLFieldResolver<unknown, Call> {
  const access = accessOf(type, field, defaultMode);
  const run = resolverOf(type.name, field.name);

  return (source, args: Record<string, unknown>, call, info) => {
    if (!maySee(access, call.principal)) throw unauthorized(type.name, field.name);
    const value = () => {
      if (call.published)
        return isRoot ? call.published.value : defaultFieldResolver(source, args, call, info);
      const isSubscribing = isRoot && call.subscribing;
      if (!run && !isSubscribing) return isRoot ? null : defaultFieldResolver(source, args, call, info);
      const context = contextOf(source, args, { call, info });
      if (isSubscribing) isSubscribing.arguments = context.arguments;
      if (!run) return null;
      if (call.resolversLeft-- <= 0)
        throw new FieldError('Resolver invocation limit reached.', 'ResolverExecutionLimitReached');
      return run(context, utilsOf(call, info, now));
    };
    const { caller } = call.principal;
    if (!isRoot || !caller) return value();
    return allows(caller, type.name, field.name).then((isAllowed) => {
      if (!isAllowed) throw unauthorized(type.name, field.name);
      return value();
    });
  };
}
