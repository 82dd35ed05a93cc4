import type { Rolldown } from 'vite';

/** Preload links for the two font faces of every page, so that text does not shift. Games have their own. */
export function fontLinks(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => /^assets\/(sora|manrope)-latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
}

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The part of a bundle that describes dependencies between files. */
export type LinkedFiles = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type'>>>;

/** The entry module of the template. */
const entry = '/src/main.ts';

/** Links that a page needs in addition to the entry of its template. */
export interface ModuleLinks {
  readonly styles: readonly string[];
  readonly code: readonly string[];
}

/**
 * Links to the styles and code of some modules and of their static imports, dependencies first.
 *
 * @param modules  suffixes of the modules' paths
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

/** Chunks and their static imports, dependencies first. */
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
