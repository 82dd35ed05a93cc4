import { FetchError } from 'ofetch';
import { type BuildMeta, fetchMeta, type RouteRule } from './build-files';
import { markOutdated } from './outdated';
import { ownBuild } from './own-build';

let asked: Promise<BuildMeta> | undefined;

/**
 * What this page's own build says of itself, asked for once; after a failure, again. A build that is gone is outdated: it lasted longer than
 * old builds are kept.
 *
 * @throws Error when it cannot be had
 */
export function ownMeta(): Promise<BuildMeta> {
  const build = ownBuild();
  if (build === null) return Promise.reject(new Error('This page was not built.'));
  asked ??= fetchMeta(build).catch((failure: unknown) => {
    asked = undefined;
    if (failure instanceof FetchError && (failure.status === 404 || failure.status === 403)) markOutdated();
    throw failure;
  });
  return asked;
}

/** What a build says of one route; paths match in any letter case. */
export function routeRule({ matcher, prerendered }: BuildMeta, pathname: string): RouteRule {
  const path = prerenderedPath(pathname) || '/';
  return { ...(prerendered.includes(path) && { prerender: true }), ...matcher.static[path] };
}

/** How prerendered pages are named: in lower case, without a slash at the end; Home is empty. */
export function prerenderedPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '');
}
