/**
 * The target after sign-in, restricted to this site.
 *
 * @param wanted  the untrusted `next` parameter of the URL
 * @returns a path of this site with its query and fragment, or `/` for anything else: another origin, another scheme, a relative path, or
 *   the sign-in pages themselves
 */
export function safeNextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/';
  if (!URL.canParse(wanted, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  // The parser turns `/\evil` and `/\t/evil` into another host; a path that itself begins with `//` is one, too.
  if (origin !== anyOrigin || pathname.startsWith('//')) return '/';
  if (/^\/login(\/|$)/i.test(pathname)) return '/';
  return pathname + search + hash;
}

const anyOrigin = 'https://site.invalid';
