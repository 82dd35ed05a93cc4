import { redirect } from 'react-router';
import { loadFully } from './full-load';
import { ownBuild } from './own-build';

/**
 * Loads a public page: from its payload if the build made one, otherwise as the page itself does. A payload that should be there and is
 * not tells of another build: the page is loaded anew. A page that has moved leads to where it stands now.
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
  if (typeof payload === 'object' && 'movedTo' in payload) return moveTo(payload.movedTo);
  if (payload !== 'failed') return payload.data;
  const isOnItsWay = location.pathname !== pathname && !request.signal.aborted;
  // Nothing more is shown of this page: the browser is leaving it.
  return isOnItsWay && loadFully(pathname + search + hash) ? new Promise(() => undefined) : load();
}

function moveTo(target: string): Promise<never> {
  if (!URL.canParse(target)) throw redirect(target);
  location.assign(target);
  // Nothing more is shown of this page: the browser is leaving it.
  return new Promise(() => undefined);
}
