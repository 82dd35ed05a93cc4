import { ofetch } from 'ofetch';

/** Content of `builds/latest.json`. It has no timestamp: the same sources always yield the same build. */
interface BuildName {
  readonly id: string;
}

/** How a route is served: prerendered routes have a payload; others redirect. */
export interface RouteRule {
  readonly prerender?: boolean;
  readonly redirect?: string;
}

/** Content of `builds/meta/{id}.json`. */
export interface BuildMeta extends BuildName {
  readonly matcher: { readonly static: Readonly<Record<string, RouteRule>> };
  readonly prerendered: readonly string[];
}

/**
 * The latest announced build. The query string bypasses every cache, even one that ignores its directives.
 *
 * @throws Error when the file cannot be fetched or has another content, such as a page
 */
export async function fetchLatest(nowMs = Date.now()): Promise<BuildName> {
  const latest: unknown = await ofetch(`/builds/latest.json?${nowMs}`, { priority: 'low' });
  if (!isBuildName(latest)) throw new Error('builds/latest.json names no build.');
  return latest;
}

/**
 * The manifest of a build.
 *
 * @throws FetchError when the build no longer exists (status 404 or 403), or cannot be fetched; Error for another content
 */
export async function fetchMeta(build: string): Promise<BuildMeta> {
  const meta: unknown = await ofetch(`/builds/meta/${build}.json`, { priority: 'low' });
  if (!isBuildName(meta) || meta.id !== build || !Array.isArray((meta as BuildMeta).prerendered))
    throw new Error(`builds/meta/${build}.json does not describe this build.`);
  return meta as BuildMeta;
}

/**
 * The payload of a prerendered page. The build id in the URL separates the builds in caches.
 *
 * @param path  in lower case, without a trailing slash; empty for Home
 * @throws Error when it cannot be fetched, or belongs to another build
 */
export async function fetchPayload(path: string, build: string): Promise<{ readonly data: unknown }> {
  const payload: unknown = await ofetch(`${path}/_payload.json?${build}`);
  const { build: of, data } = (payload ?? {}) as { build?: unknown; data?: unknown };
  if (of !== build) throw new Error(`The payload of ${path || '/'} is not of this build.`);
  return { data };
}

function isBuildName(written: unknown): written is BuildName {
  const { id } = (written ?? {}) as Partial<BuildName>;
  return typeof id === 'string';
}
