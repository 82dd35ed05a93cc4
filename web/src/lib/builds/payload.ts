import { loadConfig } from '../api/config';
import { fetchPayload, type RouteRule } from './build-files';
import { ownBuild } from './own-build';
import { ownMeta, prerenderedPath, routeRule } from './own-meta';

interface Payload {
  readonly data: unknown;
}

/** A redirect of a page according to its build: a path of this site, or an absolute URL. */
interface Moved {
  readonly movedTo: string;
}

const fetched = new Map<string, Promise<Payload>>();

/**
 * Fetches the payload of a prerendered page, so that a navigation needs neither its content's code nor its services.
 *
 * @returns `none` where this build or stage has no such page; `failed` when it should exist and cannot be fetched
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
    // The caller decides how to handle the failure; the next call tries again.
    fetched.delete(path);
    return 'failed';
  }
}

/**
 * An empty rule where the build manifest is unavailable. A members-only stage serves no prerendered pages, but redirects apply there, too.
 */
async function ruleOf(path: string): Promise<RouteRule> {
  const { access } = await loadConfig();
  const meta = await ownMeta().catch(() => null);
  if (!meta) return {};
  const { prerender, ...moved } = routeRule(meta, path);
  return access === 'public-pages' && prerender ? { prerender, ...moved } : moved;
}
