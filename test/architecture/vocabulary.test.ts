import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

const folders = ['bin', 'lib', 'lambdas', 'web', 'graphql', 'test'];
/** Names of help lines are proper names. */
const helpLines = 'lib/domain/operator/';
const forbidden = forbiddenWords(readFileSync(join(repository, 'lib/domain/GLOSSARY.md'), 'utf8'));

describe('the vocabulary', () => {
  it('reads forbidden words from the glossary', () => {
    expect(forbidden.size).toBeGreaterThan(25);
    expect(forbidden).toContain('overtaken');
  });

  it.each([
    ['retryOvertaken', ['overtaken']],
    ['FIGURES_DESK', ['desk']],
    ['by-shelf.ts', ['shelf']],
    ['deadLetterQueue', []],
  ])('finds in %s the words %j', (name, words) => {
    expect(forbiddenIn(name)).toEqual(words);
  });

  it.each(folders)('is respected by file names and identifiers of %s', (folder) => {
    const faults = listFiles(folder).flatMap((path) => [
      ...forbiddenIn(basename(path)).map((word) => `${path} is named with "${word}"`),
      ...identifiersOf(path).flatMap((name) =>
        forbiddenIn(name).map((word) => `${path}: ${name} contains "${word}"`),
      ),
    ]);

    expect(faults).toEqual([]);
  });

  it('is respected by the copy of the site and of emails, which say play instead of gamble', () => {
    const isDelivered = (path: string) => !path.startsWith(helpLines) && !/\.test\.tsx?$/.test(path);
    const faults = ['lib', 'lambdas', 'web']
      .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|js|html)$/))
      .filter(isDelivered)
      .filter((path) => /gambl/i.test(readFileSync(join(repository, path), 'utf8')));

    expect(faults).toEqual([]);
  });
});

/** Words in backticks in the last column of the glossary's tables, and in its paragraph on spelling after "never". */
function forbiddenWords(glossary: string): ReadonlySet<string> {
  const cells = glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').at(-2) ?? '');
  const spelling = /; never ([^.]*)\./s.exec(glossary)?.[1] ?? '';
  return new Set(
    [...cells, spelling].flatMap((text) => [...text.matchAll(/`([a-z]+)`/g)].map(([, word]) => word!)),
  );
}

/** Forbidden words among the words of a name in camel case, kebab case or capitals. */
function forbiddenIn(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return [...new Set(words)].filter((word) => forbidden.has(word));
}

/** Distinct identifiers in a file, declared or read as properties. */
function identifiersOf(path: string): string[] {
  const names = new Set<string>();
  visit(ts.createSourceFile(path, readFileSync(join(repository, path), 'utf8'), ts.ScriptTarget.Latest));
  return [...names];

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  }
}
