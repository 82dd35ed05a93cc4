import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Ignores type conditions of fragments. */
export function fieldsOf(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  seen = new Set<string>(),
): FieldNode[] {
  return (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments, seen);
    const { value: name } = node.name;
    if (seen.has(name)) return [];
    seen.add(name);
    return fieldsOf(fragments[name]?.selectionSet, fragments, seen);
  });
}

/** The name of a field in an answer. */
export function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** The paths of `info.selectionSetList`: `items`, `items/id`. */
export function selectionPaths(nodes: readonly FieldNode[], fragments: Fragments, above = ''): string[] {
  const paths = nodes
    .flatMap((node) => fieldsOf(node.selectionSet, fragments))
    .flatMap((field) => {
      const path = `${above}${keyOf(field)}`;
      return [path, ...selectionPaths([field], fragments, `${path}/`)];
    });
  return [...new Set(paths)];
}

/** The selected fields of a value that has them by their names. */
export function selectedOf(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  return pick(value, nodes, fragments, ({ name }) => name.value);
}

/** Converts an answer with aliases back to the selected fields by their names. */
export function unaliased(answer: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  return pick(answer, nodes, fragments, keyOf);
}

function pick(
  value: unknown,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  from: (field: FieldNode) => string,
): unknown {
  if (Array.isArray(value)) return value.map((member) => pick(member, nodes, fragments, from));
  const fields = nodes.flatMap((node) => fieldsOf(node.selectionSet, fragments));
  if (typeof value !== 'object' || value === null || fields.length === 0) return value;
  const picked: Record<string, unknown> = {};
  for (const field of fields) {
    const member: unknown = (value as Record<string, unknown>)[from(field)];
    const name = field.name.value;
    if (member === undefined || name === '__typename') continue;
    const same = fields.filter((other) => other.name.value === name && from(other) === from(field));
    picked[name] = pick(member, same, fragments, from);
  }
  return picked;
}
