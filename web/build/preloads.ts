/**
 * Where people arrive from elsewhere without HTML of its own, and what every arrival with a sign-in needs: none of these waits a round trip more
 * than it must. Home, pages of text and the blog get their files by their own HTML.
 */
const openedFirst = /\/(login|rewards-store|session|amplify-session|player-area)-[\w-]{8}\.js$/;

/**
 * Chooses what is fetched at once with a chunk that is asked for. The names of all those files stand in the very first chunk, which
 * everybody loads; so of pages that people come to from others only the styles do. Their code finds the rest by itself.
 *
 * @param file  the chunk that is asked for
 */
export function filesAlongWith(
  file: string,
  dependencies: readonly string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  // What a page's own HTML names costs the first chunk nothing.
  const fetchesAll = hostType === 'html' || openedFirst.test(`/${file}`);
  return dependencies.filter((each) => fetchesAll || each.endsWith('.css'));
}
