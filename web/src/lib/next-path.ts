/**
 * Where to go after sign-in, if the address that asks for it may be trusted.
 *
 * @param wanted  the `next` parameter as it stands in the address bar, so anyone may have written it
 * @returns a path of this site with its query and fragment, or `/` for anything else: another origin, another scheme,
 *   a relative path, the pages of sign-in themselves
 */
export function safeNextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/';
  if (!URL.canParse(wanted, anyOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin);
  // The parser turns `/\evil` and `/\t/evil` into another host; and a path that itself begins with `//` is one, too.
  if (origin !== anyOrigin || pathname.startsWith('//')) return '/';
  if (/^\/login(\/|$)/i.test(pathname)) return '/';
  return pathname + search + hash;
}

const anyOrigin = 'https://site.invalid';
