import type { Rolldown } from 'vite';

/** Links to the two faces that every page of the site shows, so that text is set in them before anything moves. Games have their own. */
export function fontLinks(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => /^assets\/(sora|manrope)-latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
}

/**
 * Links to the styles and the code of the lazy routes that make a page, beside those that the template names already.
 *
 * @param modules  how the paths of the routes' modules end
 * @throws Error if the build has no such module
 */
export function moduleLinks(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no first chunk.');
  const routes = modules.map((module) => {
    const route = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
    if (!route) throw new Error(`The build has no chunk of ${module}.`);
    return route.fileName;
  });

  const named = reachable([entry.fileName], byFile);
  const own = [...reachable(routes, byFile)].filter((file) => !named.has(file));
  const styles = own.flatMap((file) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...own.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ];
}

/** Chunks and whatever they import at once. */
function reachable(start: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const found = new Set(start);
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next);
  return found;
}
