import { brand } from '#domain/operator/brand';
import { documentTitle, type Head, headTags } from '../src/lib/page/head';

/** The parts that a page adds to `index.html`, which remains unchanged for the shell. */
export interface PageParts {
  head: readonly string[];
  /** Links to styles and code, placed after those of the entry, whose styles define the layer order. */
  links: readonly string[];
  markup: string;
}

/**
 * Inserts a page into the built `index.html`.
 *
 * @throws Error if the template lacks a placeholder
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

const defaultTitle = `<title>${brand.name}</title>`;

function put(html: string, { place, content }: { place: string; content: string }): string {
  if (!html.includes(place)) throw new Error(`index.html lacks ${place}.`);
  return html.replace(place, () => content);
}

function lines(content: readonly string[]): string {
  return content.map((line) => `${line}\n    `).join('');
}

/**
 * Renders a head as HTML, one tag a line.
 *
 * @param origin  the site's origin without a trailing slash; empty to keep URLs relative
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

/** Serializes the hydration data of a page as a data block, which the content security policy does not treat as a script. */
export function writeHydration(hydration: object): string {
  return dataBlock('type="application/json" id="hydration"', JSON.stringify(hydration));
}

/** Inert links that the page's code later moves into the head. */
export function writeLater(links: readonly string[]): string {
  return `<template id="code">${links.join('')}</template>`;
}

function dataBlock(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The fields of schema.org that hold URLs. */
const addresses: ReadonlySet<string> = new Set([
  'item',
  'url',
  'urlTemplate',
  'mainEntityOfPage',
  'image',
  'logo',
]);

/** Structured data with absolute URLs; null where there is none. */
function structuredText({ structured }: Head, origin: string): string | null {
  if (structured === undefined) return null;
  return JSON.stringify(JSON.parse(structured), (name, value: unknown) =>
    addresses.has(name) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  );
}
