import { redirect } from 'react-router';
import { loadFully } from './full-load';
import { ownBuild } from './own-build';

/**
 * Loads a public page: from its payload if the build has one, otherwise by its own loader. A missing payload indicates another build, so
 * the page is loaded fully. A page that has moved redirects.
 *
 * @param load      the page's own loader
 * @param payloads  fetches payloads; imported with the first navigation that may need it
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
  // The browser is leaving this page, so nothing more must be shown.
  return isOnItsWay && loadFully(pathname + search + hash) ? new Promise(() => undefined) : load();
}

function moveTo(target: string): Promise<never> {
  if (!URL.canParse(target)) throw redirect(target);
  location.assign(target);
  // The browser is leaving this page, so nothing more must be shown.
  return new Promise(() => undefined);
}
