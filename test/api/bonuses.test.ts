import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Answer, type Casino, openCasino } from './casino';
import { findLedgerFaults, type LedgerRow, scan } from './ledger-check';
import { openShopper, type Shopper, statusAndCode, retryWhileBusy } from './shopper';

const atOnce = sizes.identicalRequests;
const residency = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
const address = (line1: string) => ({
  name: 'Mei Wong',
  line1,
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
});

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

async function openPlayer(name: string) {
  const player = await openShopper(casino, `${name}@jade.test`);
  const response = await player.callApi('PUT', '/player/residency', { key: 'told', body: residency });
  expect(statusAndCode(response)).toEqual([200]);
  const tokens = [player.token, await casino.signIn(player.email)];
  const fromTabs = (path: string, body?: object) =>
    Promise.all(
      Array.from({ length: atOnce }, (_each, tab) => {
        const token = tokens[tab % tokens.length]!;
        return retryWhileBusy(() => casino.callApi('POST', path, { token, key: `tab-${tab}`, body }));
      }),
    );
  return { ...player, fromTabs };
}

async function linesOf(player: Shopper, isWanted: (detail: { kind: string; reason?: string }) => boolean) {
  const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
  return rows.filter((row) => row.player === player.id && isWanted(row.detail));
}

const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];

/** Checks that one tab received the gift of the day and each other was refused. */
function expectOneGift(answers: readonly Answer[]): Answer {
  const [given, ...others] = answers.toSorted((one, other) => one.status - other.status);
  expect(statusAndCode(given!)).toEqual([200]);
  expect(new Set(others.map((each) => statusAndCode(each).join(' ')))).toEqual(
    new Set(['409 bonuses/not-yet']),
  );
  return given!;
}

describe('welcome grant', () => {
  it('is complete after the residency request, and the wallet shows it at once', async () => {
    const player = await openPlayer('welcomed');

    const { body } = await player.callApi('GET', '/wallet');

    expect(body.balances).toMatchObject({ gold: 10_000, sweepsUnplayed: 250 });
    expect((await player.callApi('GET', '/bonuses')).body.welcome).toEqual({
      gold: { amount: 10_000, granted: true },
      sweeps: { amount: 250, granted: true, refusedAs: null },
    });
  });

  it('is credited once for concurrent requests', async () => {
    const player = await openShopper(casino, 'many-firsts@jade.test');
    const send = (tab: number) =>
      retryWhileBusy(() => player.callApi('PUT', '/player/residency', { key: `t-${tab}`, body: residency }));

    const answers = await Promise.all(Array.from({ length: 16 }, (_each, tab) => send(tab)));
    await player.callApi('GET', '/bonuses');

    expect(statusesOf(answers)).toEqual([200]);
    expect(await linesOf(player, ({ reason }) => reason === 'welcome-sweeps')).toHaveLength(1);
  });
});

describe(`${atOnce} tabs at once`, () => {
  it('claim one daily bonus, and the other tabs are refused', async () => {
    const player = await openPlayer('bonus-tabs');

    const answers = await player.fromTabs('/bonuses/daily/claims');

    expect(expectOneGift(answers).body.credited).toEqual({ gold: 1500, sweeps: 20 });
    expect(await linesOf(player, ({ reason }) => reason === 'daily-bonus')).toHaveLength(1);
    const { balances } = (await player.callApi('GET', '/wallet')).body;
    expect(balances).toMatchObject({ gold: 11_500, sweepsUnplayed: 270 });
  });

  it('spin the wheel once during rounds, with no nonce used twice', async () => {
    const player = await openPlayer('wheel-tabs');
    const rounds = Array.from({ length: 12 }, (_each, round) =>
      retryWhileBusy(() => casino.playRound(player.token, `round-${round}`)),
    );

    const spins = await player.fromTabs('/bonuses/wheel/spins');
    const played = await Promise.all(rounds);

    expectOneGift(spins);
    expect(statusesOf(played)).toEqual([200]);
    const draws = await linesOf(player, ({ kind }) => kind === 'round' || kind === 'wheel-spin');
    const nonces = draws.map(({ detail }) => detail.nonce).toSorted((one, other) => one! - other!);
    expect(nonces).toEqual(Array.from({ length: 13 }, (_each, nonce) => nonce));
  });

  it('submit one free entry', async () => {
    const player = await openPlayer('entry-tabs');

    const answers = await player.fromTabs('/bonuses/free-entries', {
      address: address('1 Tab Road'),
      device: randomUUID(),
    });

    expectOneGift(answers);
    expect(await linesOf(player, ({ reason }) => reason === 'free-entry')).toHaveLength(1);
    expect((await player.callApi('GET', '/bonuses/free-entries')).body.items).toHaveLength(1);
  });
});

describe('free entries of one address', () => {
  it('accept one of twelve players a day', async () => {
    const players = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => openPlayer(`neighbor-${index}`)),
    );

    const answers = await Promise.all(
      players.map((player, index) =>
        retryWhileBusy(() =>
          player.callApi('POST', '/bonuses/free-entries', {
            key: 'entry',
            body: {
              address: address(index % 2 ? '7 North Quay Street' : '7 N. Quay St.'),
              device: randomUUID(),
            },
          }),
        ),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map((each) => statusAndCode(each).join(' '))),
    ).toEqual(new Set(['409 bonuses/address-used']));
  });
});

describe('accounts that share a device', () => {
  it('are listed for review until an admin gives a verdict, and again when another account joins', async () => {
    const admin = await casino.signInNewPlayer('reviewer@jade.test', ['ADMINS']);
    const device = randomUUID();
    const names = ['tenant-1', 'tenant-2', 'tenant-3'];
    const [one, two, three] = await Promise.all(names.map((name) => openPlayer(name)));
    const enter = (player: Awaited<ReturnType<typeof openPlayer>>, road: string) =>
      player.callApi('POST', '/bonuses/free-entries', {
        key: 'entry',
        body: { address: address(road), device },
      });
    const listed = async () => {
      await casino.host.indexesCaughtUp();
      const { items } = (await casino.callApi('GET', '/admin/shared-traits?limit=100', { token: admin }))
        .body;
      return items.filter(({ accounts }: { accounts: { player: string }[] }) =>
        accounts.some(({ player }) => player === one!.id),
      );
    };
    const judge = (body: object) =>
      casino.callApi('POST', '/admin/shared-traits/verdicts', { token: admin, key: randomUUID(), body });
    await enter(one!, '31 Tenant Road');

    const refused = await enter(two!, '32 Tenant Road');
    const [shared, ...others] = await listed();
    const { trait, revision } = shared;
    const stale = await judge({ trait, revision: revision - 1, verdict: 'same-person' });
    const judged = await judge({ trait, revision, verdict: 'different-people' });

    expect(statusAndCode(refused)).toEqual([409, 'bonuses/device-used']);
    expect(others).toEqual([]);
    expect(shared).toMatchObject({ kind: 'device', verdict: null });
    expect(shared.accounts.map(({ player }: { player: string }) => player)).toEqual([one!.id, two!.id]);
    expect(JSON.stringify(shared)).not.toContain(device);
    expect(statusAndCode(stale)).toEqual([409, 'player/trait-changed']);
    expect(judged.body.trait.verdict).toBe('different-people');
    expect(await listed()).toEqual([]);
    await enter(three!, '33 Tenant Road');
    expect((await listed()).map(({ kind }: { kind: string }) => kind)).toEqual(['device']);
  });
});

describe('mail-in entry', () => {
  it('is recorded by an admin with the player’s code and credited to the player', async () => {
    const player = await openPlayer('writes-letters');
    const admin = await casino.signInNewPlayer('clerk@jade.test', ['ADMINS']);
    const { day, freeEntry } = (await player.callApi('GET', '/bonuses')).body;
    const letter = { code: freeEntry.postalCode, receivedOn: day };

    const recorded = await casino.callApi('POST', '/admin/free-entries', {
      token: admin,
      key: 'l',
      body: letter,
    });
    const refused = await player.callApi('POST', '/admin/free-entries', { key: 'l', body: letter });

    expect(statusAndCode(refused)).toEqual([403, 'session/forbidden']);
    expect(recorded.body).toMatchObject({
      player: player.id,
      holder: { player: player.id, email: 'writes-letters@jade.test' },
      entry: { state: 'credited', way: 'letter' },
    });
    expect((await player.callApi('GET', '/bonuses/free-entries')).body.items).toEqual([recorded.body.entry]);
    expect((await player.callApi('GET', '/wallet')).body.balances.sweepsUnplayed).toBe(750);
    const { totals } = (await casino.callApi('GET', '/admin/overview?days=1', { token: admin })).body;
    expect(totals.period.mailInEntries).toEqual({ credited: 1, refused: 0 });
  });
});

it('leaves a consistent ledger', async () => {
  expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
});
