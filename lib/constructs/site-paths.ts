import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a path of the site can name, besides the pages that the build writes as HTML. */
export interface SitePaths {
  /** Paths, in lower case, that the build writes as `<path>/index.html`. */
  readonly prerenderedPaths: readonly string[];
  /** Patterns of pages that the application's shell serves: `/draws/:id`, and `/account/:section?` with or without its last part. */
  readonly applicationPaths: readonly string[];
}

/** Output of the build, without pages and without what a behavior of its own serves. */
const builtFolders = ['assets', 'builds'];
const builtFiles = [
  'blog/rss.xml',
  'config.json',
  'manifest.webmanifest',
  'openapi.json',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
];

/** Files that the build copies unchanged. */
const publicFolder = fileURLToPath(new URL('../../web/public', import.meta.url));

/**
 * Lists the files that the site serves by name. Any other path is a page, even with a dot in it.
 *
 * @returns folders whose files may change from build to build, and files, all without a leading slash
 */
export function listSiteFiles(): { readonly folders: readonly string[]; readonly files: readonly string[] } {
  const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(publicFolder.length + 1).replaceAll('\\', '/'),
    );
  const folders = publicFiles
    .filter((file) => file.includes('/'))
    .map((file) => file.replace(/\/[^/]+$/, ''));
  return {
    folders: [...new Set([...builtFolders, ...folders])].sort(),
    files: [...builtFiles, ...publicFiles.filter((file) => !file.includes('/'))].sort(),
  };
}

/**
 * Generates the code of the function that runs in CloudFront; see `site-path.js`.
 *
 * @param knowsPages  whether an unknown path is answered as unknown; otherwise every path leads to the application's shell
 */
export function pathFunctionCode(
  { prerenderedPaths, applicationPaths }: SitePaths,
  { knowsPages }: { readonly knowsPages: boolean },
): string {
  const { folders, files } = listSiteFiles();
  const prerendered = Object.fromEntries(prerenderedPaths.map((path) => [path, true]));
  const inFolder = `(?:${folders.map(literal).join('|')})/(?:.*/)?[^/]+\\.[A-Za-z0-9]+`;
  return [
    `const prerenderedPaths = ${JSON.stringify(prerendered)};`,
    `const applicationPage = ${knowsPages ? anyOf(applicationPaths.map(pagePattern)) : '/^/'};`,
    `const siteFile = ${anyOf([`/${inFolder}`, ...files.map((file) => `/${literal(file)}`)])};`,
    sourceOf('text-charset.js'),
    sourceOf('site-path.js'),
  ].join('\n');
}

/** Generates the code of the function for files that are served by their own names; see `text-charset.js`. */
export function charsetFunctionCode(): string {
  return `${sourceOf('text-charset.js')}\nfunction handler(event) { return withCharset(event.response); }`;
}

/** CloudFront's runtime has no modules. */
function sourceOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replace('export function', 'function');
}

function anyOf(patterns: readonly string[]): string {
  return String(new RegExp(`^(?:${patterns.join('|')})$`));
}

/** Converts a pattern such as `/account/:section?` into a regular expression. */
function pagePattern(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${literal(segment)}`;
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    })
    .join('');
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
