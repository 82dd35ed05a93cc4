import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';

/** A fault in a text of `content`; its message names file, line and field. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
}

/** The front matter of a text, and the text. */
export interface FrontMatter<Fields> {
  readonly fields: Fields;
  readonly body: string;
  /** The line of the file on which the body begins, from 1. */
  readonly bodyLine: number;
  /** The line of a field, or of its nearest existing ancestor. */
  readonly lineOf: (field: readonly PropertyKey[]) => number;
}

const fence = /^---\r?\n([^]*?)\r?\n---\r?\n/;

/**
 * Parses the YAML front matter between two lines of dashes.
 *
 * @param file  name for fault messages
 * @throws ContentFault naming file, line and field of every fault
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): FrontMatter<z.output<Schema>> {
  const found = fence.exec(text);
  if (!found)
    throw new ContentFault(
      `${file}:1: front matter: the file has to begin with it, between two lines of ---.`,
    );
  const lines = new LineCounter();
  const document = parseDocument(found[1] ?? '', { lineCounter: lines, prettyErrors: false });
  // The file's first line is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken) throw new ContentFault(`${file}:${lineAt(broken.pos[0])}: front matter: ${broken.message}`);

  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success)
    throw new ContentFault(
      parsed.error.issues
        .flatMap(faultsOf)
        .map(
          ({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.') || 'front matter'}: ${message}`,
        )
        .join('\n'),
    );
  const above = found[0];
  return { fields: parsed.data, body: text.slice(above.length), bodyLine: above.split('\n').length, lineOf };

  function lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const parent: unknown =
        length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent) ? parent.items.find(({ key }) => isNamed(key, path[length - 1])) : undefined;
      const node: unknown = pair?.key ?? document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  }
}

function isNamed(key: unknown, name: PropertyKey | undefined): boolean {
  return isScalar(key) && key.value === name;
}

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Each unknown field is a separate fault. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'There is no such field.' }));
}
