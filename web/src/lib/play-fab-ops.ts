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

/** What fills a route's `{braces}`, and its query. */
interface Address {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** A key is made once per intention, and is the same again when the player repeats it. */
interface Keyed {
  idempotencyKey?: string;
}

/**
 * The REST API `playFabOps`, spoken through Amplify with the player's access token. Amplify repeats a request that met
 * a busy or broken network up to two times; the idempotency key makes that safe for writes.
 *
 * Both calls reject with an `ApiRefusal`, `request/unreachable` when no answer came at all.
 */
export const playFabOps = {
  async get<Route extends GetRoute>(route: Route, address: Address = {}): Promise<GetAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('get', { path: fill(route, address) })) as GetAnswer<Route>;
  },

  /** Does what the route says; without a key, saying it twice is the same as once. */
  async post<Route extends PostRoute>(
    route: Route,
    call: Address & PostBody<Route> & Keyed,
  ): Promise<PostAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('post', written(route, call))) as PostAnswer<Route>;
  },

  /** Sets what the address names; without a key, saying it twice is the same as once. */
  async put<Route extends PutRoute>(
    route: Route,
    call: Address & PutBody<Route> & Keyed,
  ): Promise<PutAnswer<Route>> {
    const { callPlayFabOps } = await import('./amplify-rest');
    return (await callPlayFabOps('put', written(route, call))) as PutAnswer<Route>;
  },

  /** Takes away what the address names, if it is there. */
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
 * @throws Error if a brace has no value (our bug)
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
