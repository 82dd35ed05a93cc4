import type { Rolldown } from 'vite';

/** Links to the two faces that every page of the site shows, so that text is set in them before anything moves. Games have their own. */
export function fontLinks(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => /^assets\/(sora|manrope)-latin-wght-normal.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
}

/**
 * Links to the styles and the code of a lazy route, beside those that the template names already.
 *
 * @param pageModule  how the path of the route's module ends
 * @throws Error if the build has no such module
 */
export function moduleLinks(bundle: Rolldown.OutputBundle, pageModule: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  const route = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(pageModule)));
  if (!entry || !route) throw new Error(`The build has no chunk of ${pageModule}.`);

  const named = reachable(entry.fileName, byFile);
  const own = [...reachable(route.fileName, byFile)].filter((file) => !named.has(file));
  const styles = own.flatMap((file) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...own.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ];
}

/** A chunk and whatever it imports at once. */
function reachable(start: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const found = new Set([start]);
  for (const file of found) for (const next of chunks.get(file)?.imports ?? []) found.add(next);
  return found;
}
