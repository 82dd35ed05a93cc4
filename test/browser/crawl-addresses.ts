import { matchRoutes } from 'react-router';
import gameCatalog from '#content/catalog/games.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import type { Audience, Things } from './crawl-people';

/** What the application itself knows of its addresses. */
export interface RouteTable {
  /** The path of every route, from the root. */
  readonly routes: readonly string[];
  readonly accountSections: readonly string[];
}

/** Runs in a page of the site from sources, which has loaded these very modules. */
export const readRouteTable = `(async () => {
  const { routes } = await import('/src/app/routes.ts');
  const { accountSections } = await import('/src/app/account-sections.ts');
  const pathsOf = (parent, { path, children = [] }) => {
    const own = path === undefined ? parent : parent + '/' + path;
    return [...(path === undefined ? [] : [own]), ...children.flatMap((child) => pathsOf(own, child))];
  };
  return { routes: routes.flatMap((route) => pathsOf('', route)), accountSections: [...accountSections.keys()] };
})()`;

/** An address, and the route that it leads to. */
export interface Address {
  readonly path: string;
  readonly route: string;
  readonly game?: Game;
}

/** How a game is opened by an address. */
export interface Game {
  readonly kind: string;
  readonly isDemo: boolean;
}

const noSuchPage = '/no/such/page';

/**
 * Every address that is visited: each route without parameters, and what exists for each of the others. Two that open the same page,
 * as `/Account` and its overview do, are no neighbors: by its title the crawler knows that a page has come.
 *
 * @returns the addresses, and the routes that none of them leads to
 */
export function listAddresses(
  { routes, accountSections }: RouteTable,
  things: Things,
): { addresses: Address[]; unvisited: string[] } {
  const games = new Map(gameCatalog.flatMap(addressesOfGame));
  const paths = [
    '/Login',
    '/Account',
    ...routes.filter((route) => !/[:*]/.test(route)),
    ...listPublicPaths(),
    ...games.keys(),
    ...accountSections.map((section) => `/Account/${section}`),
    '/RewardsStore/jade-mug',
    `/Draws/${things.draw}`,
    `/Account/orders/${things.order}`,
    `/Coins/checkout/${things.purchase}`,
    `/Dashboard/players/${things.player}`,
    `/StopEmailChange/${things.player}/a-token`,
    noSuchPage,
  ];
  const table = routes.map((path) => ({ path }));
  const addresses = [...new Set(paths)].map((path): Address => {
    const route = matchRoutes(table, path)?.[0]?.route.path ?? 'none';
    const game = games.get(path);
    return { path, route, ...(game && { game }) };
  });
  const visited = new Set(addresses.map(({ route }) => route));
  return { addresses, unvisited: routes.filter((route) => !visited.has(route)) };
}

/** A game has an address for pretend coins and one for the player's own. */
function addressesOfGame({ id, kind, launchPath }: (typeof gameCatalog)[number]): [string, Game][] {
  const demoPath = `/games/${id}`;
  const coinsPath = launchPath === demoPath ? `${demoPath}?play=coins` : launchPath;
  return [
    [demoPath, { kind, isDemo: true }],
    [coinsPath, { kind, isDemo: false }],
  ];
}

/** What becomes of a visit: the page opens, there is none for this audience, or it leads elsewhere. */
export type Outcome = 'opens' | 'not found' | { readonly leadsTo: string };

const isPublic = (route: string) =>
  /^\/(AffiliateDashboard$|StopEmailChange\/|blog\/|static\/|workshop$|:category)/.test(route);
/** Routes that show something of the player's own. */
const playersOwn = new Set(['/Account/orders/:id', '/Coins/checkout/:id']);

/** What the specification says becomes of a visit to an address. */
export function outcomeOf({ path, route }: Address, audience: Audience): Outcome {
  if (path === noSuchPage) return 'not found';
  if (isPublic(route)) return 'opens';
  if (route === '/Login/return') return { leadsTo: audience === 'guest' ? '/Login' : '/' };
  if (audience === 'guest')
    return route === '/Login'
      ? 'opens'
      : { leadsTo: `/Login?${new URLSearchParams({ next: path }).toString()}` };
  if (route === '/Login') return { leadsTo: '/' };
  if (route.startsWith('/Dashboard')) return audience === 'admin' ? 'opens' : 'not found';
  if (audience === 'player') return 'opens';
  if (route === '/shop/Checkout') return { leadsTo: '/shop/Cart' };
  return playersOwn.has(route) ? 'not found' : 'opens';
}
