import { listGameCatalog } from '../../web/build/game-catalog-module';
import { paths } from '../../web/src/lib/paths';

/** The built pages and their files. */
export interface BuiltPages {
  readonly origin: string;
  /** Paths of all pages, in lower case. */
  readonly pagePaths: ReadonlySet<string>;
  /** HTML of a page. */
  readonly page: (path: string) => string;
  /** Whether the build contains a file, such as `blog/rss.xml`. */
  readonly hasFile: (file: string) => boolean;
}

/** Paths of the application that are not prerendered. */
const applicationPaths: ReadonlySet<string> = new Set(
  [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...listGameCatalog().map(({ launchPath }) => launchPath),
    ...listGameCatalog().map(({ id }) => paths.game(id)),
    ...['charts', 'fairness', 'friends', 'history', 'identity', 'limits', 'profile', 'security'].map(
      paths.accountSection,
    ),
    paths.login(),
  ].map((path) => path.toLowerCase()),
);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const tagsOn = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(?:${names})\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** Dead links of a page with the reason: a missing page, section or file. */
export function findDeadLinks(from: string, { origin, pagePaths, page, hasFile }: BuiltPages): string[] {
  return tagsOn(page(from), 'a').flatMap(({ href, rel = '' }) => {
    const dead = (why: string) => [`${from} → ${href}: ${why}`];
    if (href === undefined || href === '') return dead('has no target');
    if (/^(mailto:[^@\s]+@[^@\s]+\.[a-z]+|tel:\+?\d+)$/.test(href)) return [];
    const { protocol, origin: at, pathname, hash } = new URL(href, origin + from);
    if (at !== origin) {
      const isSafe = protocol === 'https:' && rel.split(' ').includes('noopener');
      return isSafe ? [] : dead('is an external link without https or rel="noopener"');
    }
    const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
    if (!pagePaths.has(path))
      return applicationPaths.has(path) || hasFile(pathname.slice(1)) ? [] : dead('the page does not exist');
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor === '' || page(path).includes(` id="${anchor}"`) ? [] : dead('the page has no such anchor');
  });
}

/** Missing resources of a page: scripts, styles, pictures in all sizes, payloads. */
export function findMissingFiles(from: string, { origin, pagePaths, page, hasFile }: BuiltPages): string[] {
  const requested = tagsOn(page(from), 'script|img|source|link|iframe|video|audio').flatMap(
    ({ src, href, srcset, srcSet, rel }) => [
      ...(src ? [src] : []),
      ...(href && rel !== 'canonical' ? [href] : []),
      ...(srcset ?? srcSet ?? '').split(',').flatMap((each) => each.trim().split(' ')[0] || []),
    ],
  );
  return requested
    .filter((address) => !address.startsWith('data:'))
    .filter((address) => {
      const { origin: at, pathname } = new URL(address, origin + from);
      return at !== origin || !(hasFile(pathname.slice(1)) || pagePaths.has(pathname.toLowerCase()));
    })
    .map((address) => `${from} → ${address}`);
}

/** Duplicate ids of a page; a link reaches only the first. */
export function findDuplicateIds(from: string, { page }: BuiltPages): string[] {
  const ids = [...page(from).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${from}#${id}`);
}
