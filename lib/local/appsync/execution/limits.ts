import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

interface Measured {
  readonly depth: number;
  readonly resolvers: number;
}

/** Measures every fragment once per type, so that deeply nested fragments stay cheap. */
export function measure(
  operation: OperationDefinitionNode,
  {
    schema,
    document,
    hasResolver,
  }: {
    schema: GraphQLSchema;
    document: DocumentNode;
    hasResolver: (typeName: string, fieldName: string) => boolean;
  },
): Measured {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const known = new Map<string, Measured>();

  const ofSelection = (
    selection: SelectionSetNode | undefined,
    type: GraphQLObjectType | undefined,
  ): Measured =>
    (selection?.selections ?? []).reduce<Measured>(
      (sum, node) => {
        const one =
          node.kind === Kind.FIELD
            ? ofField(node.name.value, node.selectionSet, type)
            : node.kind === Kind.INLINE_FRAGMENT
              ? ofSelection(node.selectionSet, type)
              : ofFragment(node.name.value, type);
        return { depth: Math.max(sum.depth, one.depth), resolvers: sum.resolvers + one.resolvers };
      },
      { depth: 0, resolvers: 0 },
    );

  const ofField = (
    name: string,
    selection: SelectionSetNode | undefined,
    type: GraphQLObjectType | undefined,
  ) => {
    const fieldType = type?.getFields()[name]?.type;
    const named = fieldType && getNamedType(fieldType);
    const inner = ofSelection(selection, isObjectType(named) ? named : undefined);
    const own = type && hasResolver(type.name, name) ? 1 : 0;
    return { depth: inner.depth + 1, resolvers: inner.resolvers + own };
  };

  const ofFragment = (name: string, type: GraphQLObjectType | undefined): Measured => {
    const key = `${name} ${type?.name}`;
    const measured = known.get(key) ?? ofSelection(fragments.get(name), type);
    known.set(key, measured);
    return measured;
  };

  return ofSelection(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html */
export const noIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError(`Cannot query field "${name.value}" on type "Query".`));
  },
});
