import { unknownBuild } from './offline-worker';

/**
 * Tells a page which build it belongs to: `data-build` on its root element, where the application finds it.
 *
 * @throws Error when the page has no root element as `index.html` writes it
 */
export function fillAttribute(html: string, id: string): string {
  if (!html.includes('<html ')) throw new Error('A page has no root element to name its build.');
  return html.replace('<html ', () => `<html data-build="${id}" `);
}

/** What stands in `{path}/_payload.json`: whatever the page was rendered from, and of which build that is. */
export function fillPayload(payload: string, id: string): string {
  return JSON.stringify({ build: id, ...(JSON.parse(payload) as object) });
}

/** Tells the service worker, by the page that it holds, which build it came with: another build, another worker. */
export function fillWorker(script: string, id: string): string {
  if (!script.includes(unknownBuild)) throw new Error('The service worker has no place to name its build.');
  return script.replace(unknownBuild, () => id);
}
