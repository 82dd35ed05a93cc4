import { ofetch } from 'ofetch';

/** What `builds/latest.json` says. It names no time: the same sources make the same build at any time. */
interface BuildName {
  readonly id: string;
}

/** How a route is to be taken: prerendered ones have a payload; others have moved. */
export interface RouteRule {
  readonly prerender?: boolean;
  readonly redirect?: string;
}

/** What `builds/meta/{id}.json` says. */
export interface BuildMeta extends BuildName {
  readonly matcher: { readonly static: Readonly<Record<string, RouteRule>> };
  readonly prerendered: readonly string[];
}

/**
 * The build that was announced last. No cache may answer, not even one that ignores what it is told.
 *
 * @throws Error when it cannot be had, or is something else: a page in its place, say
 */
export async function fetchLatest(nowMs = Date.now()): Promise<BuildName> {
  const latest: unknown = await ofetch(`/builds/latest.json?${nowMs}`, { priority: 'low' });
  if (!isBuildName(latest)) throw new Error('builds/latest.json names no build.');
  return latest;
}

/**
 * What a build says of itself.
 *
 * @throws FetchError when there is no such build any more (status 404 or 403), or it cannot be had; Error when it is something else
 */
export async function fetchMeta(build: string): Promise<BuildMeta> {
  const meta: unknown = await ofetch(`/builds/meta/${build}.json`, { priority: 'low' });
  if (!isBuildName(meta) || meta.id !== build || !Array.isArray((meta as BuildMeta).prerendered))
    throw new Error(`builds/meta/${build}.json tells nothing of this build.`);
  return meta as BuildMeta;
}

/**
 * What a prerendered page was rendered from. The build's id in the address keeps caches of one build from answering for another.
 *
 * @param path  in lower case, without a slash at its end; empty for Home
 * @throws Error when it cannot be had, or belongs to another build
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
