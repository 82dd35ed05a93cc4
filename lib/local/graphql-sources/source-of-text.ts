import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { GraphqlText } from './live-apis';

/**
 * Finds the file of each text; of several that give the same, the one that bears its name.
 *
 * @param folder  where to look, right in the project
 * @returns absolute paths by logical id; nothing for a text that no file gives
 */
export async function findSources(
  texts: readonly GraphqlText[],
  folder: string,
): Promise<Map<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(graphql|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
  const given = await Promise.all(files.map(async (file) => ({ file, text: await textFrom(file, folder) })));
  return new Map(
    texts.flatMap(({ logicalId, name, text }) => {
      const same = given.filter((each) => each.text === text);
      const found = same.find(({ file }) => basename(file, '.ts') === name) ?? same[0];
      return found ? [[logicalId, found.file] as const] : [];
    }),
  );
}

/** What a template holds of a file: of a source one module that imports nothing but the service's own, of a schema all. */
export async function textFrom(file: string, folder: string): Promise<string> {
  if (!file.endsWith('.ts')) return readFileSync(file, 'utf8');
  const { outputFiles } = await build({
    // Comments in the text name files from the project on.
    absWorkingDir: dirname(folder),
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    external: ['@aws-appsync/utils', '@aws-appsync/utils/*'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
