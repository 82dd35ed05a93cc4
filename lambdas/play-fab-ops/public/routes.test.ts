import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { createGames, productGames } from '../../games';
import { publishedSheets } from './game-answers';
import { publicRoutes } from './routes';

const api = { api: { siteOrigin: 'https://play.example', log: () => undefined } };
const nextVersion = hkSlots.version + 1;
const secondVersion = {
  ...hkSlots,
  version: nextVersion,
  reels: hkSlots.reels.map((strip) => strip.toReversed()),
};
const [sheet] = publishedSheets.filter(
  ({ gameId, version }) => gameId === 'hk-slots' && version === hkSlots.version,
);
const parHash = productGames.listGames().find(({ machine }) => machine === hkSlots)!.parHash;

async function read(app: ReturnType<typeof publicRoutes>, path: string) {
  const response = await app.request(path);
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('publicRoutes', () => {
  it('lists the games that can be played and reads each with its sheet', async () => {
    const app = publicRoutes(api);

    const { body: lobby } = await read(app, '/public/games');
    const { body: game } = await read(app, '/public/games/hk-slots');

    expect(lobby.items.map(({ id }: { id: string }) => id)).toEqual(listMachines().map(({ id }) => id));
    expect(game).toMatchObject({ ...lobby.items[0], parSheet: sheet });
  });

  it('publishes every version, retired or not, under the hash that rounds name', async () => {
    const app = publicRoutes(api);
    const versions = createGames([...listMachines(), ...listRetiredMachines()], []).listGames();

    for (const { machine, parHash: hash } of versions) {
      const { status, body } = await read(app, `/public/games/${machine.id}/versions/${hash}`);

      expect(status).toBe(200);
      expect(body).toMatchObject({
        parHash: hash,
        parSheet: { gameId: machine.id, version: machine.version },
      });
    }
  });

  it.each([
    ['went on to a second version', createGames([secondVersion], [hkSlots])],
    ['was withdrawn', createGames([], [hkSlots])],
  ])('keeps all that explains a round of a game that %s, down to its fingerprint', async (_case, games) => {
    const app = publicRoutes(api, games, [{ ...sheet!, version: nextVersion }, sheet!]);

    const { status, body } = await read(app, `/public/games/hk-slots/versions/${parHash}`);

    expect(status).toBe(200);
    expect(body.parSheet).toEqual(sheet);
    const machine = { ...body.machine, id: body.id, version: body.parSheet.version, stakes: body.stakes };
    expect(createHash('sha256').update(canonicalMachine(machine)).digest('hex')).toBe(parHash);
  });

  it('shows the lobby the second version alone', async () => {
    const app = publicRoutes(api, createGames([secondVersion], [hkSlots]), [
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
  ])('refuses %s by its code', async (_case, path, status, code) => {
    const refused = await read(publicRoutes(api), path);

    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  });
});
