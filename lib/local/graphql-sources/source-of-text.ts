import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundleResolver } from '../../bundling';
import type { GraphqlText } from './live-apis';

/**
 * Finds the file of each text; of several that give the same, the one that bears its name.
 *
 * @param folder  where to look, right in the project
 * @returns absolute paths by logical id; nothing for a text that no file gives
 */
export function findSources(texts: readonly GraphqlText[], folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(graphql|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  const given = files.map((file) => ({ file, text: textFrom(file, folder) }));
  return new Map(
    texts.flatMap(({ logicalId, name, text }) => {
      const same = given.filter((each) => each.text === text);
      const found = same.find(({ file }) => basename(file, '.ts') === name) ?? same[0];
      return found ? [[logicalId, found.file] as const] : [];
    }),
  );
}

/** What a template holds of a file: of a source one module that imports nothing but the service's own, of a schema all. */
export function textFrom(file: string, folder: string): string {
  return file.endsWith('.ts') ? bundleResolver(file, dirname(folder)) : readFileSync(file, 'utf8');
}
