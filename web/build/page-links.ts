import type { Rolldown } from 'vite';

/** Links to the two faces that every page of the site shows, so that text is set in them before anything moves. Games have their own. */
export function fontLinks(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => /^assets\/(sora|manrope)-latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
}

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** Of a build, what tells which file needs which. */
export type LinkedFiles = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/** The module that the template names. */
const entry = '/src/main.ts';

/** What a page needs beside the entry that its template names. */
export interface ModuleLinks {
  readonly styles: readonly string[];
  readonly code: readonly string[];
}

/**
 * Links to the styles and the code of some modules and of all that they import at once, each behind what it imports.
 *
 * @param modules  how the modules' paths end
 * @throws Error if the build has no such module
 */
export function moduleLinks(bundle: LinkedFiles, modules: readonly string[]): ModuleLinks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const fileOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
    return chunk.fileName;
  };

  const named = reachable([fileOf(entry)], byFile);
  const own = [...reachable(modules.map(fileOf), byFile)].filter((file) => !named.has(file));
  const styles = own.flatMap((file) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])]);
  return {
    styles: styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    code: own.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  };
}

/** Chunks and whatever they import at once, each behind what it imports. */
function reachable(start: readonly string[], chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    chunks.get(file)?.imports.forEach(visit);
    found.add(file);
  };
  start.forEach(visit);
  return found;
}
