import { loadConfig } from '../config';
import { fetchPayload } from './build-files';
import { ownBuild } from './own-build';
import { ownMeta, prerenderedPath, routeRule } from './own-meta';

interface Payload {
  readonly data: unknown;
}

const fetched = new Map<string, Promise<Payload>>();

/**
 * What a page was prerendered from, so that a navigation needs neither its content's code nor its services.
 *
 * @returns `none` where this build has no such page, or this stage shows none; `failed` when it should be there and is not
 */
export async function payloadOf(pathname: string): Promise<Payload | 'none' | 'failed'> {
  const build = ownBuild();
  const path = prerenderedPath(pathname);
  if (build === null || !(await isPrerendered(path))) return 'none';
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

async function isPrerendered(path: string): Promise<boolean> {
  const { access } = await loadConfig();
  if (access !== 'public-pages') return false;
  const meta = await ownMeta().catch(() => null);
  if (!meta) return false;
  const { prerender = false, redirect } = routeRule(meta, path);
  return prerender && redirect === undefined;
}
