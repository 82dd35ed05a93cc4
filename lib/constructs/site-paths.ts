import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a path of the site can name, beside the pages that the build writes as HTML. */
export interface SitePaths {
  /** Paths, in lower case, that the build writes as `<path>/index.html`. */
  readonly prerenderedPaths: readonly string[];
  /** Patterns of the pages that the application's shell answers: `/draws/:id`, and `/account/:section?` with or without its last part. */
  readonly applicationPaths: readonly string[];
}

/** What the build writes by itself; all but pages, and what a behavior of its own serves. */
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

/** Files that lie in the build as they lie here. */
const publicFolder = fileURLToPath(new URL('../../web/public', import.meta.url));

/**
 * Lists what the site serves by its own name. Any other path is a page, whatever follows its last dot.
 *
 * @returns folders whose files may come and go from build to build, and files, all without a slash in front
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
 * Writes the code of the function that runs in CloudFront; see `site-path.js`.
 *
 * @param knowsPages  whether a path that names nothing is answered as one; otherwise every page is the application's
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

/** Writes the code of the function for files that are served by their own names; see `text-charset.js`. */
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

/** `/account/:section?` as a regular expression. */
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
