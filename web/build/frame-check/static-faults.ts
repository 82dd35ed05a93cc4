import { gzipSync } from 'node:zlib';
import type { PageFiles } from '../separate-pages';

/** Maximum compressed size of a game's files. */
export const mostBytes = 60_000;

/** Compressed size of a page. */
export function gzippedBytes(files: PageFiles): number {
  return [...files.values()].reduce((sum, source) => sum + gzipSync(source).length, 0);
}

/**
 * Finds faults in the files of a game's page without opening it.
 *
 * @param at  folder of the page, as in the names of its files
 * @returns a sentence for each fault
 */
export function staticFaults(at: string, files: PageFiles): string[] {
  const html = files.get(`${at}/index.html`);
  if (html === undefined) return ['It has no index.html.'];
  const bytes = gzippedBytes(files);
  return [
    ...(bytes > mostBytes ? [`It takes ${bytes} bytes gzipped, and ${mostBytes} is the most.`] : []),
    ...inlineFaults(String(html)),
    ...[...files].flatMap(([name, source]) => remoteAddresses(name, source)),
  ];
}

/** Inline scripts, styles and event handler attributes, which the policy of frames blocks. */
function inlineFaults(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/gi)];
  return [
    ...(scripts.some(([, attributes = '', text = '']) => !/\bsrc\s*=/i.test(attributes) || text.trim() !== '')
      ? ['index.html has a script between its tags; it belongs into a file.']
      : []),
    ...(/<style\b/i.test(html) ? ['index.html has styles between its tags; they belong into a file.'] : []),
    ...(/<[^>]+\son[a-z]+\s*=/i.test(html)
      ? ['index.html has an attribute that is a script, such as onclick.']
      : []),
  ];
}

/** XML namespaces look like URLs but are never requested. */
const namespace = /^(https?:)?\/\/www\.w3\.org\//;

function remoteAddresses(name: string, source: string | Uint8Array): string[] {
  if (!/\.(html|css|js|svg|json)$/.test(name)) return [];
  const found = [
    ...String(source).matchAll(/(?:\bhttps?:|\bwss?:|(?<=["'`(=]))\/\/[\w-]+(\.[\w-]+)+[^\s"'`)]*/g),
  ];
  const remote = new Set(found.map(([address]) => address).filter((address) => !namespace.test(address)));
  return [...remote].map((address) => `${name} names ${address}; a game loads nothing from elsewhere.`);
}
