import type {
  DeleteAnswer,
  DeleteRoute,
  GetAnswer,
  GetRoute,
  PostAnswer,
  PostBody,
  PostRoute,
  PutAnswer,
  PutBody,
  PutRoute,
} from './play-fab-ops-types';

/** Values of a route's `{braces}`, and its query. */
interface Address {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** An idempotency key, created once per intention and reused by repeats. */
interface Keyed {
  idempotencyKey?: string;
}

/**
 * The REST API `playFabOps`, called through Amplify with the player's access token. Amplify retries a request up to two times after a busy
 * or broken network; the idempotency key makes that safe for writes.
 *
 * All calls reject with an `ApiRefusal`, `request/unreachable` without a response.
 */
export const playFabOps = {
  async get<Route extends GetRoute>(route: Route, address: Address = {}): Promise<GetAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('get', { path: fill(route, address) })) as GetAnswer<Route>;
  },

  /** Posts to a route; without a key, the operation is idempotent. */
  async post<Route extends PostRoute>(
    route: Route,
    call: Address & PostBody<Route> & Keyed,
  ): Promise<PostAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('post', written(route, call))) as PostAnswer<Route>;
  },

  /** Puts to a route; without a key, the operation is idempotent. */
  async put<Route extends PutRoute>(
    route: Route,
    call: Address & PutBody<Route> & Keyed,
  ): Promise<PutAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('put', written(route, call))) as PutAnswer<Route>;
  },

  /** Deletes the resource, if it exists. */
  async delete<Route extends DeleteRoute>(route: Route, address: Address = {}): Promise<DeleteAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('delete', { path: fill(route, address) })) as DeleteAnswer<Route>;
  },
};

function written(
  route: string,
  { body, idempotencyKey, ...address }: Address & { body?: object | undefined } & Keyed,
) {
  return {
    path: fill(route, address),
    ...(body && { body }),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}

/**
 * Fills a route's braces and appends its query, both encoded.
 *
 * @throws Error if a brace has no value (programming error)
 */
export function fill(route: string, { path = {}, query = {} }: Address): string {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${route} needs "${name}".`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}
