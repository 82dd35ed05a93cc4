import { buildIdPlaceholder } from './offline-worker';

/**
 * Stamps a page with its build id: `data-build` on its root element, where the application reads it.
 *
 * @throws Error when the page lacks the root element of `index.html`
 */
export function fillAttribute(html: string, id: string): string {
  if (!html.includes('<html ')) throw new Error('A page has no root element for the build id.');
  return html.replace('<html ', () => `<html data-build="${id}" `);
}

/** Content of `{path}/_payload.json`: the data from which the page was rendered, and the build id. */
export function fillPayload(payload: string, id: string): string {
  return JSON.stringify({ build: id, ...(JSON.parse(payload) as object) });
}

/** Stamps the service worker with the build id through its offline page: each build has another worker. */
export function fillWorker(script: string, id: string): string {
  if (!script.includes(buildIdPlaceholder))
    throw new Error('The service worker has no placeholder for the build id.');
  return script.replace(buildIdPlaceholder, () => id);
}
