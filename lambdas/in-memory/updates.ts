import { nameOf, operandOf, type Placeholders } from './conditions';
import type { Expression, Operand, Step } from './expressions';
import { type Item, storedCopy } from './item';

/**
 * Applies the actions of an update; operands refer to the item before the update.
 *
 * @param before  the item, or only its key when there is none yet
 */
export function updated(before: Item, steps: readonly Step[], request: Placeholders): Item {
  const after: Record<string, unknown> = { ...before };
  for (const { type, path, val } of steps) {
    const [parent, name] = parentOf(after, path, request);
    const value = val === undefined ? undefined : termOf(val, before, request);
    if (type === 'remove') delete parent[name];
    else if (type === 'set') parent[name] = value;
    else if (type === 'add') parent[name] = sumOf(parent[name] ?? 0, value);
    else throw new Error('The in-memory tables know no sets to delete from');
  }
  return storedCopy(after);
}

/** Copies every map on the path, so that earlier reads stay unchanged. */
function parentOf(
  item: Record<string, unknown>,
  path: Step['path'],
  request: Placeholders,
): [Record<string, unknown>, string] {
  let parent = item;
  for (const step of path.slice(0, -1)) {
    const name = nameOf(step, request);
    const inner = parent[name];
    if (typeof inner !== 'object' || inner === null)
      throw new Error(`An update needs ${name} to be there: the document path is invalid`);
    parent = parent[name] = (Array.isArray(inner) ? [...inner] : { ...inner }) as Record<string, unknown>;
  }
  return [parent, String(nameOf(path.at(-1) as string | number, request))];
}

function termOf(term: Operand, item: Item, request: Placeholders): unknown {
  const { type, name, args } = term as Expression;
  if (type === 'add') return sumOf(argument(0), argument(1));
  if (type === 'subtract') return sumOf(argument(0), -(argument(1) as number));
  if (name === 'if_not_exists') return operandOf(args[0] as Operand, item, request) ?? argument(1);
  if (name === 'list_append') return [...(argument(0) as unknown[]), ...(argument(1) as unknown[])];
  const value = operandOf(term, item, request);
  if (value === undefined) throw new Error('An update refers to an attribute that the item does not have');
  return value;

  function argument(index: number): unknown {
    return termOf(args[index] as Operand, item, request);
  }
}

function sumOf(left: unknown, right: unknown): number {
  if (typeof left !== 'number' || typeof right !== 'number')
    throw new Error('An update adds what is no number');
  return left + right;
}
