import type { paths as restPaths } from '../generated/play-fab-ops';
import { ApiRefusal, readRefusal } from './api-refusal';
import { loadConfig } from './config';
import { fill } from './play-fab-ops';

/** The routes that everybody may read, signed in or not. */
type PublicRoute = Extract<keyof restPaths, `/public/${string}`>;

export type PublicAnswer<Route extends PublicRoute> = restPaths[Route] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

/**
 * Reads what is published. Amplify would sign the request with guest credentials, which nobody needs.
 *
 * @throws ApiRefusal, `request/unreachable` when no answer came at all
 */
export async function getPublic<Route extends PublicRoute>(
  route: Route,
  address: Parameters<typeof fill>[1] = {},
): Promise<PublicAnswer<Route>> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint ?? '';
  const response = await fetch(endpoint + fill(route, address)).catch((cause: unknown) => {
    throw new ApiRefusal({ status: 0, code: 'request/unreachable', message: 'No answer came.', cause });
  });
  const text = await response.text();
  if (!response.ok) throw readRefusal(response.status, text);
  return JSON.parse(text) as PublicAnswer<Route>;
}
