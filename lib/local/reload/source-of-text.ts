import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GraphqlText } from '../appsync/graphql-apis';

/** Bundles a TypeScript source as for a deployment, named below the project root; throws esbuild's BuildFailure. */
export type BundleResolver = (file: string, projectRoot: string) => string;

/**
 * Finds the source file of each text; among several with the same output, the one with its name.
 *
 * @param folder  searched folder, directly below the project root
 * @returns absolute paths by logical id, without texts that no file produces
 */
export function findSources(
  texts: readonly GraphqlText[],
  folder: string,
  bundle: BundleResolver,
): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(graphql|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  const given = files.map((file) => ({ file, text: textFrom(file, folder, bundle) }));
  return new Map(
    texts.flatMap(({ logicalId, name, text }) => {
      const same = given.filter((each) => each.text === text);
      const found = same.find(({ file }) => basename(file, '.ts') === name) ?? same[0];
      return found ? [[logicalId, found.file] as const] : [];
    }),
  );
}

/** The text that a template contains for a file: the bundled module of a TypeScript source, the whole of a schema. */
export function textFrom(file: string, folder: string, bundle: BundleResolver): string {
  return file.endsWith('.ts') ? bundle(file, dirname(folder)) : readFileSync(file, 'utf8');
}
