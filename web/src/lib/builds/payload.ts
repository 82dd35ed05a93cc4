import { loadConfig } from '../config';
import { fetchPayload, type RouteRule } from './build-files';
import { ownBuild } from './own-build';
import { ownMeta, prerenderedPath, routeRule } from './own-meta';

interface Payload {
  readonly data: unknown;
}

/** A page that its build says stands elsewhere now: a path of this site, or a whole address. */
interface Moved {
  readonly movedTo: string;
}

const fetched = new Map<string, Promise<Payload>>();

/**
 * What a page was prerendered from, so that a navigation needs neither its content's code nor its services.
 *
 * @returns `none` where this build has no such page, or this stage shows none; `failed` when it should be there and is not
 */
export async function payloadOf(pathname: string): Promise<Payload | Moved | 'none' | 'failed'> {
  const build = ownBuild();
  const path = prerenderedPath(pathname);
  if (build === null) return 'none';
  const { prerender, redirect } = await ruleOf(path);
  if (redirect !== undefined) return { movedTo: redirect };
  if (!prerender) return 'none';
  const payload = fetched.get(path) ?? fetchPayload(path, build);
  fetched.set(path, payload);
  try {
    return await payload;
  } catch {
    // The caller decides what a failure means; the next one to ask has a chance of its own.
    fetched.delete(path);
    return 'failed';
  }
}

/** No rule where the build cannot be asked. A stage for members alone serves no page as HTML; what has moved has moved there, too. */
async function ruleOf(path: string): Promise<RouteRule> {
  const { access } = await loadConfig();
  const meta = await ownMeta().catch(() => null);
  if (!meta) return {};
  const { prerender, ...moved } = routeRule(meta, path);
  return access === 'public-pages' && prerender ? { prerender, ...moved } : moved;
}
