import { documentTitle, type Head, headTags } from '../src/lib/head';

/** The places in `index.html` that a page fills. */
export interface PageParts {
  head: string;
  markup: string;
}

/**
 * Puts a page into the built `index.html`.
 *
 * @throws Error if the template has no place for a part
 */
export function fillTemplate(template: string, parts: PageParts): string {
  const places = { '<!--head-->': parts.head, '<!--page-->': parts.markup };
  let html = template;
  for (const [place, content] of Object.entries(places)) {
    if (!html.includes(place)) throw new Error(`index.html lacks ${place}.`);
    html = html.replace(place, () => content);
  }
  return html;
}

/**
 * Writes a head as HTML.
 *
 * @param origin  the site's address without a slash at the end; empty to keep addresses relative
 */
export function writeHead(head: Head, origin: string): string {
  const tags = headTags(head, origin).map(
    ({ tag, key, value }) => `<${tag} ${key[0]}="${key[1]}" ${value[0]}="${escape(value[1])}" data-page="">`,
  );
  return [`<title>${escape(documentTitle(head))}</title>`, ...tags].join('\n    ');
}

/** What a page was rendered from, for the browser to start with: a data block, which no policy takes for a script. */
export function writeHydration(hydration: object): string {
  const json = JSON.stringify(hydration).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="hydration">${json}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
