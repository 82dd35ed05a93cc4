/** Where people work rather than look in: there a first visit may take one more round trip. */
const seldomOpened = /\/(account|dashboard|orders?|notices|welcome|coins-checkout|login-return)[-.]/;

/**
 * Chooses what is fetched at once with a chunk that is asked for. The names of all those files stand in the very first chunk, which
 * everybody loads; so for pages that few open, or open late, only their styles do. Their code finds the rest by itself.
 *
 * @param file  the chunk that is asked for
 */
export function filesAlongWith(file: string, dependencies: readonly string[]): string[] {
  return dependencies.filter((each) => !seldomOpened.test(`/${file}`) || each.endsWith('.css'));
}
