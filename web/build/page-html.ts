import { documentTitle, type Head, headTags } from '../src/lib/head';

/** What a page adds to `index.html`, which stays as it is for the shell. */
export interface PageParts {
  head: readonly string[];
  /** Links to styles and code. They follow those of the entry, whose styles set the order of layers. */
  links: readonly string[];
  markup: string;
}

/**
 * Puts a page into the built `index.html`.
 *
 * @throws Error if the template has no place for a part
 */
export function fillTemplate(template: string, { head, links, markup }: PageParts): string {
  const hasOwnTitle = head.some((line) => line.startsWith('<title>'));
  return [
    { place: '<!--head-->', content: lines(head) },
    { place: '</head>', content: `${lines(links)}</head>` },
    { place: '<!--page-->', content: markup },
    ...(hasOwnTitle ? [{ place: defaultTitle, content: '' }] : []),
  ].reduce(put, template);
}

const defaultTitle = '<title>Jade Harbour</title>';

function put(html: string, { place, content }: { place: string; content: string }): string {
  if (!html.includes(place)) throw new Error(`index.html lacks ${place}.`);
  return html.replace(place, () => content);
}

function lines(content: readonly string[]): string {
  return content.map((line) => `${line}\n    `).join('');
}

/**
 * Writes a head as HTML, one tag a line.
 *
 * @param origin  the site's address without a slash at the end; empty to keep addresses relative
 */
export function writeHead(head: Head, origin: string): string[] {
  const tags = headTags(head, origin).map(({ tag, key, value, others = {} }) => {
    const attributes = [key, value, ...Object.entries(others)].map(
      ([name, text]) => `${name}="${escape(text)}"`,
    );
    return `<${tag} ${attributes.join(' ')} data-page="">`;
  });
  const structured = structuredText(head, origin);
  return [
    `<title>${escape(documentTitle(head))}</title>`,
    ...tags,
    ...(structured === null ? [] : [dataBlock('type="application/ld+json" data-page=""', structured)]),
  ];
}

/** What a page was rendered from, for the browser to start with: a data block, which no policy takes for a script. */
export function writeHydration(hydration: object): string {
  return dataBlock('type="application/json" id="hydration"', JSON.stringify(hydration));
}

/** Links that do nothing until the page's code puts them into the head. */
export function writeLater(links: readonly string[]): string {
  return `<template id="code">${links.join('')}</template>`;
}

function dataBlock(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The fields of schema.org that hold addresses. */
const addresses: ReadonlySet<string> = new Set([
  'item',
  'url',
  'urlTemplate',
  'mainEntityOfPage',
  'image',
  'logo',
]);

/** What machines are told, with whole addresses; null where there is nothing to tell. */
function structuredText({ structured }: Head, origin: string): string | null {
  if (structured === undefined) return null;
  return JSON.stringify(JSON.parse(structured), (name, value: unknown) =>
    addresses.has(name) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );
}
