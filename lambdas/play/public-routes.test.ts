import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listGames, listRetiredGames } from '#domain/games/games';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { slotGame } from '#domain/games/slots/slot-game';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeRandomPrizes } from '#lambdas/fakes/random-prizes';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { publicRoutes } from '#lambdas/functions/api-public/routes';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';
import { createGames } from './games';
import { productGames } from './product-games';
import { publishedSheets } from './published-sheets';

const clock = { now: new Date('2026-11-21T12:00:00Z') };
const recorded: Record<string, Totals[]> = {};
const tables = createFakeTables();
const api = {
  ...createFakeRandomPrizes(tables),
  ...createFakeAffiliates(tables),
  traits: createFakeTraits(tables).traits,
  commitTogether: tables.commitTogether,
  pause: async () => undefined,
  makeSalt: () => 'salt',
  api: { siteOrigin: 'https://play.example', log: () => undefined },
  metrics: { partsOf: async (day: string, metric: string) => recorded[`${day} ${metric}`] ?? [] },
  now: () => clock.now,
};
const nextVersion = hkSlots.version + 1;
const secondVersion = {
  ...hkSlots,
  version: nextVersion,
  reels: hkSlots.reels.map((strip) => strip.toReversed()),
};
const [sheet] = publishedSheets.filter(
  ({ gameId, version }) => gameId === 'hk-slots' && version === hkSlots.version,
);
const parHash = productGames.findGame('hk-slots')!.parHash;

async function read(app: ReturnType<typeof publicRoutes>, path: string) {
  const response = await app.request(path);
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('publicRoutes', () => {
  it('lists the playable games and returns each with its PAR sheet', async () => {
    const app = publicRoutes(api);

    const { body: lobby } = await read(app, '/public/games');
    const { body: game } = await read(app, '/public/games/hk-slots');

    expect(lobby.items.map(({ id }: { id: string }) => id)).toEqual(listGames().map(({ id }) => id));
    expect(game).toMatchObject({ ...lobby.items[0], parSheet: sheet });
  });

  it('publishes every current or retired version under its PAR hash', async () => {
    const app = publicRoutes(api);
    const versions = createGames([...listGames(), ...listRetiredGames()], []).listGames();

    for (const { game, parHash: hash } of versions) {
      const { status, body } = await read(app, `/public/games/${game.id}/versions/${hash}`);

      expect(status).toBe(200);
      expect(body).toMatchObject({
        parHash: hash,
        parSheet: { gameId: game.id, version: game.version },
      });
    }
  });

  it.each([
    ['went on to a second version', createGames([slotGame(secondVersion)], [slotGame(hkSlots)])],
    ['was withdrawn', createGames([], [slotGame(hkSlots)])],
  ])('keeps everything that explains a round of a game that %s, including its hash', async (_case, games) => {
    const app = publicRoutes(api, games, [{ ...sheet!, version: nextVersion }, sheet!]);

    const { status, body } = await read(app, `/public/games/hk-slots/versions/${parHash}`);

    expect(status).toBe(200);
    expect(body.parSheet).toEqual(sheet);
    const machine = { ...body.rules, id: body.id, version: body.parSheet.version, stakes: body.stakes };
    expect(createHash('sha256').update(canonicalMachine(machine)).digest('hex')).toBe(parHash);
  });

  it('shows only the second version in the lobby', async () => {
    const app = publicRoutes(api, createGames([slotGame(secondVersion)], [slotGame(hkSlots)]), [
      { ...sheet!, version: nextVersion },
      sheet!,
    ]);

    const { body } = await read(app, '/public/games');

    expect(body.items.map((item: { parHash: string }) => item.parHash)).toEqual([
      createHash('sha256').update(canonicalMachine(secondVersion)).digest('hex'),
    ]);
  });

  it.each([
    ['an unknown game', '/public/games/no-such-game', 404, 'games/unknown-game'],
    [
      'a version that never was',
      `/public/games/hk-slots/versions/${'0'.repeat(64)}`,
      404,
      'games/unknown-game',
    ],
    ['a version of another game', `/public/games/other/versions/${parHash}`, 404, 'games/unknown-game'],
    ['a hash that is none', '/public/games/hk-slots/versions/1', 400, 'request/invalid'],
  ])('refuses %s with its error code', async (_case, path, status, code) => {
    const refused = await read(publicRoutes(api), path);

    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  });
});

describe('GET /public/games/{id}/observed-return', () => {
  const path = '/public/games/hk-slots/observed-return';

  it('sums all parts of the current version, per coin', async () => {
    recorded[`ever game#hk-slots#${parHash}`] = [
      { 'gold r': 3, 'gold s': 300, 'gold q': 3, 'gold p': 250 },
      { 'gold r': 3, 'gold s': 2100, 'gold q': 201, 'gold p': 1500 },
      { 'sweeps r': 1, 'sweeps s': 20, 'sweeps q': 4, 'sweeps p': 0 },
    ];

    const { status, body } = await read(publicRoutes(api), path);

    expect(status).toBe(200);
    expect(body).toMatchObject({ parHash, exact: sheet!.rtp.total });
    expect(body.coins).toMatchObject([
      { coin: 'gold', rounds: 6, staked: 2400, paid: 1750, return: 1750 / 2400 },
      { coin: 'sweeps', rounds: 1, staked: 20, paid: 0, return: 0 },
    ]);
    expect(body.coins[0].band.to).toBeGreaterThan(0.9554);
  });

  it('caches the result for one minute', async () => {
    const app = publicRoutes(api);
    recorded[`ever game#hk-slots#${parHash}`] = [{ 'gold r': 1, 'gold s': 100 }];
    const before = await read(app, path);
    recorded[`ever game#hk-slots#${parHash}`] = [{ 'gold r': 2, 'gold s': 200 }];

    const cached = await read(app, path);
    clock.now = new Date(clock.now.getTime() + 60_001);
    const after = await read(app, path);

    expect([before, cached, after].map(({ body }) => body.coins[0].rounds)).toEqual([1, 1, 2]);
  });

  it('returns 404 for an unknown game', async () => {
    const refused = await read(publicRoutes(api), '/public/games/no-such-game/observed-return');

    expect([refused.status, refused.body.error.code]).toEqual([404, 'games/unknown-game']);
  });
});
