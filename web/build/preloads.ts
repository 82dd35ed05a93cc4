/**
 * Chunks of entry pages without prerendered HTML, and of every signed-in visit: these are preloaded to save a round trip. Home, text pages
 * and the blog link their files in their own HTML.
 */
const entryChunks = /\/(login|rewards-store|session|amplify-session|player-area)-[\w-]{8}\.js$/;

/** Files that every page has loaded before it imports another one. */
const commonChunks = /\/(begin|react|rolldown-runtime|site)-[\w-]{8}\.(js|css)$/;

/**
 * Selects the files that are preloaded with a dynamically imported chunk. Their names are part of the first chunk, which every visitor
 * loads, so for pages reached from other pages only styles are preloaded; their code is discovered on import. `npm run bench -- home`:
 * 114.6 kB of 115 with this and 117.2 without.
 *
 * @param file  the requested chunk
 */
export function filesAlongWith(
  file: string,
  dependencies: readonly string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  // Files that a page's own HTML names do not enlarge the first chunk.
  const fetchesAll = entryChunks.test(`/${file}`);
  return dependencies.filter(
    (each) => hostType === 'html' || (!commonChunks.test(each) && (fetchesAll || each.endsWith('.css'))),
  );
}
