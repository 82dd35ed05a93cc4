import { FetchError } from 'ofetch';
import { type BuildMeta, fetchMeta, type RouteRule } from './build-files';
import { markOutdated } from './outdated';
import { ownBuild } from './own-build';

let pending: Promise<BuildMeta> | undefined;

/**
 * The manifest of this page's own build, fetched once and again after a failure. If it no longer exists, the build is outdated, since it
 * has exceeded the retention of old builds.
 *
 * @throws Error when it cannot be fetched
 */
export function ownMeta(): Promise<BuildMeta> {
  const build = ownBuild();
  if (build === null) return Promise.reject(new Error('This page was not built.'));
  pending ??= fetchMeta(build).catch((failure: unknown) => {
    pending = undefined;
    if (failure instanceof FetchError && (failure.status === 404 || failure.status === 403)) markOutdated();
    throw failure;
  });
  return pending;
}

/** The rule of one route; paths are case-insensitive. */
export function routeRule({ matcher, prerendered }: BuildMeta, pathname: string): RouteRule {
  const path = prerenderedPath(pathname) || '/';
  return { ...(prerendered.includes(path) && { prerender: true }), ...matcher.static[path] };
}

/** The key of a prerendered page: in lower case, without a trailing slash; Home is empty. */
export function prerenderedPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '');
}
