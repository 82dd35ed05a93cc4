import { matchRoutes } from 'react-router';
import gameCatalog from '#content/catalog/games.json' with { type: 'json' };
import { listPublicPaths } from '../../bin/public-paths';
import type { Audience, SeededItems } from './crawl-audiences';

/** Routes that the application itself defines. */
export interface RouteTable {
  /** The full path of every route. */
  readonly routes: readonly string[];
  readonly accountSections: readonly string[];
}

/** Runs in a page that is served from sources and has loaded these modules. */
export const readRouteTable = `(async () => {
  const { allRoutes } = await import('/src/app/routes.ts');
  const routes = allRoutes(await import('/src/app/player-routes.ts'));
  const { accountSections } = await import('/src/app/account-sections.ts');
  const pathsOf = (parent, { path, children = [] }) => {
    const own = path === undefined ? parent : parent + '/' + path;
    return [...(path === undefined ? [] : [own]), ...children.flatMap((child) => pathsOf(own, child))];
  };
  return { routes: routes.flatMap((route) => pathsOf('', route)), accountSections: [...accountSections.keys()] };
})()`;

/** A path to visit and the route that it matches. */
export interface Address {
  readonly path: string;
  readonly route: string;
  readonly game?: Game;
}

/** The game of an address. */
export interface Game {
  readonly kind: string;
  readonly isDemo: boolean;
}

const noSuchPage = '/no/such/page';

/**
 * Lists all paths to visit: each route without parameters, and an existing item for each other route. Paths that open the same page, such
 * as `/Account` and its overview, are not adjacent, because the crawler detects a new page by its title.
 *
 * @returns the addresses, and the routes that none of them matches
 */
export function listAddresses(
  { routes, accountSections }: RouteTable,
  items: SeededItems,
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
    `/Draws/${items.draw}`,
    `/Account/orders/${items.order}`,
    `/Coins/checkout/${items.purchase}`,
    `/Dashboard/orders/${items.order}`,
    `/Dashboard/players/${items.player}`,
    `/StopEmailChange/${items.player}/a-token`,
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

/** Addresses of the demo and of the game with coins. */
function addressesOfGame({ id, kind, launchPath }: (typeof gameCatalog)[number]): [string, Game][] {
  const demoPath = `/games/${id}`;
  const coinsPath = launchPath === demoPath ? `${demoPath}?play=coins` : launchPath;
  return [
    [demoPath, { kind, isDemo: true }],
    [coinsPath, { kind, isDemo: false }],
  ];
}

/** Outcome of a visit: the page opens, is not found for this audience, or redirects. */
export type Outcome = 'opens' | 'not found' | { readonly redirectsTo: string };

const isPublic = (route: string) =>
  /^\/(AffiliateDashboard$|StopEmailChange\/|blog\/|static\/|workshop$|:category)/.test(route);
/** Routes with items of the player. */
const playerItemRoutes = new Set(['/Account/orders/:id', '/Coins/checkout/:id']);

/** Specified outcome of a visit. */
export function outcomeOf({ path, route }: Address, audience: Audience): Outcome {
  if (path === noSuchPage) return 'not found';
  if (isPublic(route)) return 'opens';
  if (route === '/Login/return') return { redirectsTo: audience === 'guest' ? '/Login' : '/' };
  if (audience === 'guest')
    return route === '/Login'
      ? 'opens'
      : { redirectsTo: `/Login?${new URLSearchParams({ next: path }).toString()}` };
  if (route === '/Login') return { redirectsTo: '/' };
  if (route.startsWith('/Dashboard')) return audience === 'admin' ? 'opens' : 'not found';
  if (audience === 'player') return 'opens';
  if (route === '/shop/Checkout') return { redirectsTo: '/shop/Cart' };
  return playerItemRoutes.has(route) ? 'not found' : 'opens';
}
