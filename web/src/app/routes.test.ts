import { matchRoutes, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { decideEntry, type SessionState } from '#web/lib/session/entry';
import { isPlayerPath } from '#web/lib/session/player-path';
import type { RouteAudience } from '#web/lib/session/route-audience';
import { DefaultLayout } from './layouts/default-layout';
import * as playerRoutes from './player-routes';
import { allRoutes, publicRoutes } from './routes';

// The mocked guard rejects with the audience instead of admitting, so that no page loads anything.
vi.mock('./guard', () => ({ guard: (audience: string) => () => Promise.reject(new Error(audience)) }));

const routes = allRoutes(playerRoutes);

type Layout = 'default' | 'game' | 'blog';

/** Section 2 of the specification, with an example for each parameter. */
const table: readonly [name: string, path: string, audience: RouteAudience, layout: Layout][] = [
  ['Home', '/', 'public', 'default'],
  ['Home', '/slots', 'public', 'default'],
  ['Account', '/Account', 'signed-in', 'default'],
  ['AffiliateDashboard', '/AffiliateDashboard', 'public', 'default'],
  ['AffiliateRequest', '/AffiliateRequest', 'signed-in', 'default'],
  ['Blog', '/blog', 'public', 'blog'],
  ['Blog', '/blog/fair-games', 'public', 'blog'],
  ['BlogPage', '/blog/post/a-post', 'public', 'blog'],
  ['Get Coins', '/Coins', 'signed-in', 'default'],
  ['Dashboard', '/Dashboard', 'admins', 'default'],
  ['PlayDemo', '/games/neon-tiger', 'demo-players', 'game'],
  ['PlayFrame', '/games/frame/roulette', 'signed-in', 'game'],
  ['PlayHKSlots', '/games/PlayHKSlots', 'signed-in', 'game'],
  ['PlayScratch', '/games/scratch/lucky-ticket', 'signed-in', 'game'],
  ['UnityPlay', '/games/unity/harbour-wheel', 'signed-in', 'game'],
  ['Login', '/Login', 'sign-in', 'default'],
  ['Daily Quests', '/Quests', 'signed-in', 'default'],
  ['Prize Store', '/RewardsStore', 'signed-in', 'default'],
  ['Cart', '/shop/Cart', 'signed-in', 'default'],
  ['Checkout', '/shop/Checkout', 'signed-in', 'default'],
  ...[
    'About',
    'AffiliateTerms',
    'CashOut',
    'FAQ',
    'HowToPlay',
    'HowToPlayPoker',
    'HowToPlaySlots',
    'HowToPlayTable',
    'Policy',
    'ReferralTerms',
    'ResponsibleGaming',
    'RewardsTerms',
    'Support',
    'Terms',
  ].map((name): [string, string, RouteAudience, Layout] => [name, `/static/${name}`, 'public', 'default']),
];

/** Outcome of a visit by session and audience, on a stage with the default settings. An affiliate is a player on every page except their own metrics. */
const visits: Record<RouteAudience, Record<'visitor' | 'player' | 'affiliate' | 'admin', string>> = {
  public: { visitor: 'enters', player: 'enters', affiliate: 'enters', admin: 'enters' },
  'signed-in': { visitor: 'sign-in', player: 'enters', affiliate: 'enters', admin: 'enters' },
  'demo-players': { visitor: 'sign-in', player: 'enters', affiliate: 'enters', admin: 'enters' },
  admins: { visitor: 'sign-in', player: 'not found', affiliate: 'not found', admin: 'enters' },
  'sign-in': { visitor: 'enters', player: 'home', affiliate: 'home', admin: 'home' },
};
const sessions: Record<'visitor' | 'player' | 'affiliate' | 'admin', SessionState> = {
  visitor: 'signed-out',
  player: 'signed-in',
  affiliate: 'signed-in',
  admin: 'admin',
};

const matched = (path: string) => matchRoutes(routes, path) ?? [];

/** Returns the audience that the innermost route of a path asks for before it loads anything. */
async function audienceOf(path: string): Promise<string> {
  const loader = matched(path).at(-1)?.route.loader as LoaderFunction;
  const request = new Request(`https://jade.test${path}`);
  const args = { request, params: {}, context: {} } as unknown as LoaderFunctionArgs;
  try {
    await loader(args, undefined);
  } catch (failure) {
    return (failure as Error).message;
  }
  return 'nobody';
}

function layoutOf(path: string): Layout | 'none' {
  const branch = matched(path).map(({ route }) => route);
  const lazily = branch.map(({ lazy }) => (typeof lazy === 'function' ? lazy.toString() : ''));
  if (lazily.some((code) => code.includes('game-layout'))) return 'game';
  if (lazily.some((code) => code.includes('blog-layout'))) return 'blog';
  return branch.some(({ Component }) => Component === DefaultLayout) ? 'default' : 'none';
}

function outcomeOf(audience: RouteAudience, session: SessionState, path: string): string {
  const wanted = new URL(path, 'https://jade.test');
  const entry = decideEntry({ audience, access: 'public-pages', demos: 'signed-in', session, wanted });
  if (entry.enters) return 'enters';
  if ('finds' in entry) return 'not found';
  return entry.goesTo.startsWith('/Login') ? 'sign-in' : 'home';
}

describe.each(table)('%s at %s', (_, path, audience, layout) => {
  it(`requires the audience ${audience}, in the ${layout} layout, in any letter case`, async () => {
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase()]) {
      expect(await audienceOf(spelling)).toBe(audience);
      expect(layoutOf(spelling)).toBe(layout);
    }
  });

  it.each(Object.entries(sessions))('admits or redirects a %s as the specification says', (who, session) => {
    expect(outcomeOf(audience, session, path)).toBe(visits[audience][who as keyof typeof sessions]);
  });
});

describe('isPlayerPath', () => {
  const pathsBelow = (parent: string, routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children = [] }) => {
      const own = path === undefined ? parent : `${parent}/${path}`;
      return [...(path === undefined ? [] : [own]), ...pathsBelow(own, children)];
    });

  it.each(pathsBelow('', [...playerRoutes.gameRoutes, ...playerRoutes.playerPages]))(
    'is true for %s, in any letter case',
    (path) => {
      expect([path, path.toLowerCase(), path.toUpperCase()].map(isPlayerPath)).toEqual([true, true, true]);
    },
  );

  it.each([...pathsBelow('', publicRoutes), '/slots', '/shopping', '/accounts'])(
    'is false for %s',
    (path) => {
      expect(isPlayerPath(path)).toBe(false);
    },
  );
});
