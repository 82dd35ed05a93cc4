import type { Hono } from 'hono';
import { once } from '../at-first-call';
import type { ApiEnvironment } from './api';

/**
 * Serves paths by an API of their own, which the first request to one of them loads. A failed load is tried again by the next request.
 *
 * @param paths  hono's patterns, such as `/account/tickets/*`, which matches `/account/tickets`, too
 */
export function serveLazily(
  app: Hono<ApiEnvironment>,
  paths: readonly string[],
  load: () => Promise<Hono<ApiEnvironment>>,
): void {
  const open = once(load);
  for (const path of paths) app.all(path, async ({ req, env }) => (await open()).fetch(req.raw, env));
}
