import { loadFully } from './full-load';
import { ownBuild } from './own-build';

/**
 * Loads a public page: from its payload if the build made one, otherwise as the page itself does. A payload that should be there and is
 * not tells of another build: the page is loaded anew.
 *
 * @param load      what the page does by itself
 * @param payloads  what fetches payloads; loaded with the first navigation that may need it
 */
export async function loadPrerendered(
  request: Request,
  load: () => unknown,
  payloads = () => import('./payload'),
): Promise<unknown> {
  if (ownBuild() === null) return load();
  const { pathname, search, hash } = new URL(request.url);
  const { payloadOf } = await payloads();
  const payload = await payloadOf(pathname);
  if (payload === 'none') return load();
  if (payload !== 'failed') return payload.data;
  const isOnItsWay = location.pathname !== pathname && !request.signal.aborted;
  // Nothing more is shown of this page: the browser is leaving it.
  return isOnItsWay && loadFully(pathname + search + hash) ? new Promise(() => undefined) : load();
}
