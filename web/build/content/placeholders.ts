import { ContentFault } from './front-matter';

const placeholder = /\{\{\s*([\w.-]*)\s*\}\}/g;

/** Position of a text in its file, for fault messages. */
export interface Place {
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/**
 * Replaces placeholders such as `{{order.minimum}}` with facts.
 *
 * @throws ContentFault naming file, line and every unknown fact
 */
export function fillPlaceholders(
  text: string,
  facts: Readonly<Record<string, string>>,
  { file, line }: Place,
): string {
  const unknown = [...text.matchAll(placeholder)].filter(([, name = '']) => !Object.hasOwn(facts, name));
  if (unknown.length > 0)
    throw new ContentFault(
      unknown
        .map(({ index, 1: name }) => {
          const at = line + text.slice(0, index).split('\n').length - 1;
          return `${file}:${at}: {{${name}}}: no fact has this name.`;
        })
        .join('\n'),
    );
  return text.replace(placeholder, (_, name: string) => facts[name] ?? '');
}

/** The distinct placeholder names of a text. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}
