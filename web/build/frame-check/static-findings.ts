import { gzipSync } from 'node:zlib';
import type { PageFiles } from '../separate-pages';
import { type Finding, fault } from '../studio-check/check-rule';
import type { FrameRuleId } from './frame-rules';
import { markupFindings } from './markup-findings';

type FrameFinding = Finding<FrameRuleId>;

/** Maximum compressed size of a game's files. */
export const maxBytes = 60_000;

/** Compressed size of a page. */
export function gzippedBytes(files: PageFiles): number {
  return [...files.values()].reduce((sum, source) => sum + gzipSync(source).length, 0);
}

/**
 * Finds violations in the files of a game's page without opening it.
 *
 * @param at  folder of the page, as in the names of its files
 */
export function staticFindings(at: string, files: PageFiles): FrameFinding[] {
  const html = files.get(`${at}/index.html`);
  if (html === undefined) return [fault('files/index', 'There is no index.html.')];
  const bytes = gzippedBytes(files);
  return [
    ...(bytes > maxBytes
      ? [fault('files/size', `The files take ${bytes} bytes gzipped, and ${maxBytes} is the most.`)]
      : []),
    ...inlineFindings(String(html)),
    ...markupFindings(String(html)),
    ...[...files].flatMap(([name, source]) => remoteAddresses(name, source)),
  ];
}

/** Inline scripts, styles and event handler attributes, which the policy of frames blocks. */
function inlineFindings(html: string): FrameFinding[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/gi)];
  const hasInlineScript = scripts.some(
    ([, attributes = '', text = '']) => !/\bsrc\s*=/i.test(attributes) || text.trim() !== '',
  );
  return [
    ...(hasInlineScript ? ['index.html has a script between its tags; it belongs into a file.'] : []),
    ...(/<style\b/i.test(html) ? ['index.html has styles between its tags; they belong into a file.'] : []),
    ...(/<[^>]+\son[a-z]+\s*=/i.test(html)
      ? ['index.html has an attribute that is a script, such as onclick.']
      : []),
  ].map((text) => fault('files/inline', text));
}

/** XML namespaces look like URLs but are never requested. */
const namespace = /^(https?:)?\/\/www\.w3\.org\//;

function remoteAddresses(name: string, source: string | Uint8Array): FrameFinding[] {
  if (!/\.(html|css|js|svg|json)$/.test(name)) return [];
  const found = [
    ...String(source).matchAll(/(?:\bhttps?:|\bwss?:|(?<=["'`(=]))\/\/[\w-]+(\.[\w-]+)+[^\s"'`)]*/g),
  ];
  const remote = new Set(found.map(([address]) => address).filter((address) => !namespace.test(address)));
  return [...remote].map((address) =>
    fault('files/addresses', `${name} names ${address}; a game loads nothing from elsewhere.`),
  );
}
