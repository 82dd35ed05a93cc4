import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDecision } from '#domain/games/blackjack/plain-decision-fixture';
import type { AnyGame } from '#domain/games/games';
import { type LedgerDetail, transactionKinds } from '#domain/ledger/ledger-detail';
import { amount } from '#domain/money/coin';
import { noCoins } from '#domain/wallet/balances';
import { transfer } from '#domain/wallet/posting';
import { productGames } from '#lambdas/play/product-games';
import { toRow } from '#lambdas/wallet/stores/ledger-row';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { type Casino, openCasino } from './casino';
import { openMeteredClient } from './metered-client';

interface Line {
  readonly sequence: number;
  readonly kind: string;
  readonly at: string;
}

interface OpenRound {
  readonly id: string;
  readonly gameId: string;
  readonly decisions: readonly string[];
  readonly outcome: { readonly options: readonly string[] };
}

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

describe('player history', () => {
  it('lists a round of every game, in the whole ledger and per game', async () => {
    const token = await casino.signInNewPlayer('every-game@jade.test');
    const ids = productGames.listGames().map(({ game }) => game.id);
    for (const { game } of productGames.listGames()) {
      const choice = choiceIn(game);
      const path = `/games/${game.id}/rounds`;
      const { status, body: begun } = await casino.callResolvingOpenRound('POST', path, {
        token,
        key: game.id,
        body: { coin: 'gold', stake: game.stakes.gold[0], ...(choice !== null && { choice }) },
      });
      expect(status).toBe(200);
      if (begun.awaits === 'decision') await end(token, begun.round);
    }

    const { body: whole } = await casino.callApi('GET', '/wallet/transactions?kind=round', { token });
    const alone = await Promise.all(ids.map((id) => casino.callApi('GET', `/games/${id}/rounds`, { token })));

    const played = whole.items.map(({ round }: { round: { gameId: string } }) => round.gameId);
    expect(played.sort()).toEqual([...ids].sort());
    expect(alone.map(({ body }) => body.items.length)).toEqual(ids.map(() => 1));
  });

  /** Ends a round with decisions that its game offers. */
  async function end(token: string, { id, gameId, decisions, outcome }: OpenRound): Promise<void> {
    const decision = decisionIn(gameId, outcome);
    const step = decisions.length;
    const options = { token, key: `${gameId}-ends-${step}`, body: { decision, step } };
    const { status, body } = await casino.callApi('POST', `/games/${gameId}/rounds/${id}/decisions`, options);
    expect(status).toBe(200);
    if (body.awaits === 'decision') await end(token, body.round);
  }

  function choiceIn(game: AnyGame): string | null {
    if (game.family === 'originals') return game.original.examples[0];
    return game.family === 'roulette' ? 'red 100' : null;
  }

  function decisionIn(gameId: string, outcome: OpenRound['outcome']): string {
    if (gameId === 'blackjack') return plainDecision(outcome);
    if (gameId === 'video-poker') return 'hold 11111';
    return outcome.options.find((option) => option === 'cash-out') ?? outcome.options[0]!;
  }

  it('returns the same rows in pages as in one request, by kind, game and time', async () => {
    const token = await casino.signInNewPlayer('pages@jade.test');
    for (const key of ['a', 'b', 'c']) {
      await casino.playRound(token, key);
      await casino.callResolvingOpenRound('POST', '/fairness/rotate', { token, key, body: {} });
    }
    const list = async (query: string) => {
      const { body } = await casino.callApi('GET', `/wallet/transactions?${query}`, { token });
      return body as { items: Line[]; next: number | null };
    };
    const all = (await list('limit=100')).items;
    const numbersOf = (lines: readonly Line[]) => lines.map(({ sequence }) => sequence);
    const from = all.at(-2)!.at;
    const to = all[1]!.at;

    const first = await list('limit=4');
    const second = await list(`limit=4&before=${first.next}`);

    expect(all.map(({ kind }) => kind)).toContain('seed-rotation');
    expect(numbersOf(all)).toEqual(Array.from({ length: all.length }, (_each, index) => all.length - index));
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 8));
    for (const kind of transactionKinds)
      expect((await list(`kind=${kind}`)).items).toEqual(all.filter((line) => line.kind === kind));
    expect((await list('gameId=hk-slots')).items).toEqual(all.filter(({ kind }) => kind === 'round'));
    expect(await list('gameId=unheard-of')).toEqual({ items: [], next: null });
    expect((await list(`from=${from}&to=${to}`)).items).toEqual(
      all.filter(({ at }) => at >= from && at < to),
    );
    expect((await casino.callApi('GET', '/wallet/transactions?kind=none', { token })).status).toBe(400);
  });
});

describe('cost of a page of rounds', () => {
  const player = '7a1c0c5e-0000-4000-8000-000000000077';
  const games = ['hk-slots', 'another'];
  const startMs = Date.parse('2026-06-01T00:00:00.000Z');
  const minute = (minutes: number) => new Date(startMs + minutes * 60_000);
  const hash = 'f'.repeat(64);

  /** One round a minute: 10,025 in total, of which 25 are of HK Slots, one every 401. */
  const isOfHkSlots = (sequence: number) => sequence % 401 === 0;
  const rowCount = 25 * 401;

  function roundRow(sequence: number) {
    const detail: LedgerDetail = {
      kind: 'round',
      gameId: isOfHkSlots(sequence) ? 'hk-slots' : 'another',
      parHash: hash,
      coin: 'gold',
      stake: amount(100),
      payout: amount(0),
      draws: [1, 2, 3, 4, 5],
      serverSeedHash: hash,
      clientSeed: 'c'.repeat(16),
      nonce: sequence,
    };
    const postings = transfer({ player: 'player:gold', house: 'house:games', amount: amount(-100) });
    const transaction = { id: `round-${sequence}`, player, sequence, at: minute(sequence), postings };
    return toRow({ transaction: { ...transaction, balances: noCoins, detail }, inputHash: hash });
  }

  beforeAll(async () => {
    const rows = Array.from({ length: rowCount }, (_each, index) => roundRow(index + 1));
    for (let first = 0; first < rowCount; first += 100) {
      const puts = rows.slice(first, first + 100).map((row) => ({
        Put: { TableName: casino.tables.ledger, Item: { ...row } },
      }));
      await casino.dynamoDb.send(new TransactWriteCommand({ TransactItems: puts }));
    }
    await casino.host.indexesCaughtUp();
  }, 120_000);

  async function costOf(query: Parameters<ReturnType<typeof createLedgerStore>['page']>[1]) {
    const { documents, meter, disconnect } = openMeteredClient(casino.servicesUrl);
    let evaluated = 0;
    documents.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        evaluated += (result.output as { ScannedCount?: number }).ScannedCount ?? 0;
        return result;
      },
      { step: 'initialize' },
    );
    const ledger = createLedgerStore(documents, casino.tables.ledger, games);
    const [page, { requests, readUnits }] = await meter(() => ledger.page(player, query));
    disconnect();
    const numbers = page.transactions.map(({ sequence }) => sequence);
    return { numbers, next: page.next, requests, evaluated, readUnits };
  }

  it('is one query of 25 rows among 10,000 rows of another game', async () => {
    const { numbers, readUnits, ...cost } = await costOf({ limit: 25, gameId: 'hk-slots' });

    expect(numbers).toEqual(Array.from({ length: 25 }, (_each, index) => (25 - index) * 401));
    expect(cost).toEqual({ next: null, requests: 1, evaluated: 25 });
    // A row has less than 1 KB, and half a unit reads 4 KB.
    expect(readUnits).toBeLessThanOrEqual(3.5);
  });

  it('grows by one row per halving step for a date range', async () => {
    const span = { from: minute(3_000), to: minute(3_024) };
    const { numbers, next, ...cost } = await costOf({ limit: 25, gameId: 'another', ...span });

    const wanted = Array.from({ length: 24 }, (_each, index) => 3_023 - index);
    expect(numbers).toEqual(wanted.filter((sequence) => !isOfHkSlots(sequence)));
    expect(next).toBeNull();
    expect(cost.requests).toBeLessThanOrEqual(1 + 14 + 2);
    expect(cost.evaluated).toBeLessThanOrEqual(26 + 14 + 2 * 26);
    expect(cost.readUnits).toBeLessThanOrEqual(20);
  });

  it('reads a slice of each partition for the whole ledger', async () => {
    const { numbers, ...cost } = await costOf({ limit: 25 });

    expect(numbers).toEqual(Array.from({ length: 25 }, (_each, index) => rowCount - index));
    expect(cost).toMatchObject({ next: rowCount - 24, requests: transactionKinds.length - 1 + games.length });
    expect(cost.evaluated).toBeLessThanOrEqual(2 * 26);
  });
});
