import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import type { IdentityCheck } from '#domain/player/identity-check';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { nextEntries } from '#domain/rewards/draws/entry-number';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { cancelDraw, changeDraw, confirmWinner, openDraw } from './plan-draws';
import { runDraws as createRun, type RunDrawsDependencies } from './run-draws';

const start = new Date('2026-11-22T08:00:00Z');
const minute = 60_000;
const enoughTime = { getRemainingTimeInMillis: () => 5 * minute };
const runDraws = (dependencies: RunDrawsDependencies) => () => createRun(dependencies)({}, enoughTime);

/** Opens a draw with this many entries at each gate. */
async function setup(orders: readonly (readonly [gate: number, quantity: number])[] = [], winners = 3) {
  const stores = createFakeWallets();
  const shop = createFakeShop(
    [
      {
        id: 'car',
        name: 'A car',
        image: null,
        terms: null,
        category: 'mega_sweeps',
        stock: 50,
        price: amount(100),
        isActive: true,
      },
    ],
    stores.tables,
  );
  const clock = { now: start };
  const events: { id: string; message: object }[] = [];
  const { audit, audited } = createFakeAudit(stores.tables);
  const dependencies = {
    ...stores,
    ...shop,
    audit,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    events: { send: async (sent: readonly { id: string; message: object }[]) => (events.push(...sent), []) },
  };
  const plan = { prize: 'A red car', winners, closesAt: new Date(start.getTime() + minute) };
  const request = { actor: 'admin', key: 'k', product: 'car', plan };
  const draw = await openDraw(dependencies, request);
  if (isRefusal(draw)) throw new Error(draw.code);
  for (const [index, [number, quantity]] of orders.entries()) {
    const gate = (await shop.entries.gates(draw.id))[number]!;
    const player = `player-${index % 5}`;
    const entries = { ...nextEntries(number, gate.taken, quantity), draw: draw.id, player, at: start };
    const order = { order: `o-${index}`, price: amount(100), owner: ownerOf(draw.id, player) };
    await shop.commitTogether(shop.entries.enter(gate, { ...entries, ...order }));
  }
  const read = () => shop.kept.draws.get(draw.id)!;
  const close = () => (clock.now = plan.closesAt);
  return { tables: stores.tables, shop, dependencies, events, audited, request, draw, read, close };
}

/** Independent implementation of the published formula, without product code. */
function oracle(serverSeed: string, lines: readonly string[], winners: number): string[] {
  const listHash = createHash('sha256').update(lines.join('')).digest('hex');
  const left = [...lines];
  const won: string[] = [];
  let words: number[] = [];
  for (let block = 0; won.length < winners && left.length > 0;) {
    if (words.length === 0) {
      const bytes = createHmac('sha256', serverSeed).update(`${listHash}:0:${block++}`).digest();
      words = Array.from({ length: 8 }, (_each, index) => bytes.readUInt32BE(index * 4));
    }
    const word = words.shift()!;
    if (word >= 2 ** 32 - (2 ** 32 % left.length)) continue;
    const place = word % left.length;
    won.push(left[place]!.split(' ')[0]!);
    left[place] = left.at(-1)!;
    left.pop();
  }
  return won;
}

const anyOrders = fc.array(fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 30 })), {
  maxLength: 25,
});

describe('runDraws', () => {
  it('derives the winners that follow from seed and list', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrders, fc.integer({ min: 1, max: 10 }), async (orders, winners) => {
        const { shop, dependencies, draw, read, close } = await setup(orders, winners);
        close();
        await runDraws(dependencies)();

        const { list, result, seedHash } = read();
        const lines = shop.kept.entries
          .values()
          .sort((left, right) => left.first - right.first)
          .flatMap(({ first, quantity, owner }) =>
            Array.from({ length: quantity }, (_each, index) => `${first + index} ${owner}\n`),
          );
        expect(list).toEqual({
          entries: lines.length,
          hash: createHash('sha256').update(lines.join('')).digest('hex'),
        });
        expect(createHash('sha256').update(result!.serverSeed).digest('hex')).toBe(seedHash);
        expect(seedHash).toBe(draw.seedHash);
        expect(result!.winners.map(({ number }) => String(number))).toEqual(
          oracle(result!.serverSeed, lines, winners),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('resumes after a crash before or after any write, with the same winners', async () => {
    const orders = [
      [3, 4],
      [9, 2],
      [3, 7],
    ] as const;
    const whole = await setup(orders);
    whole.close();
    await runDraws(whole.dependencies)();
    const expected = whole.read().result!.winners.map(({ number }) => number);
    expect(expected).toHaveLength(3);

    for (let dies = 1; dies < 8; dies += 1) {
      for (const when of ['before', 'after'] as const) {
        const cut = await setup(orders);
        let writes = 0;
        const commitTogether: CommitTogether = async (batch) => {
          writes += 1;
          if (writes === dies && when === 'before') throw new Error('power cut');
          const done = await cut.dependencies.commitTogether(batch);
          if (writes === dies) throw new Error('power cut');
          return done;
        };
        cut.close();
        await runDraws({ ...cut.dependencies, commitTogether })().catch(() => undefined);
        await runDraws(cut.dependencies)();

        expect(cut.read()).toMatchObject({ state: 'drawn', isSettled: true });
        expect(cut.read().result!.winners.map(({ number }) => number)).toEqual(expected);
        expect(new Set(cut.events.map(({ id }) => id)).size).toBe(3);
      }
    }
  });

  it('draws once when two workers run at a time', async () => {
    const { dependencies, events, read, close } = await setup([[0, 9]]);
    close();

    await Promise.all([runDraws(dependencies)(), runDraws(dependencies)()]);

    expect(read()).toMatchObject({ state: 'drawn', isSettled: true, revision: 4 });
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('draws without entries and finds no winner', async () => {
    const { dependencies, events, read, close } = await setup();
    close();
    await runDraws(dependencies)();

    expect(read()).toMatchObject({ state: 'drawn', list: { entries: 0 }, result: { winners: [] } });
    expect(events).toEqual([]);
  });

  it('leaves a draw open before its closing time', async () => {
    const { dependencies, read } = await setup([[0, 1]]);
    expect(await runDraws(dependencies)()).toEqual({ settledDraws: 0 });
    expect(read().state).toBe('open');
  });

  it('settles draws beyond the first page of due draws in the same run, although those of the page fail', async () => {
    const { tables, shop, dependencies, draw, request, close } = await setup([[0, 5]]);
    const { chance: _chance, ...car } = shop.stored.products.get('car')!;
    shop.stored.products.set('boat', { ...car, id: 'boat' });
    const second = await openDraw(dependencies, { ...request, product: 'boat', key: 'boat' });
    if (isRefusal(second)) throw new Error(second.code);
    shop.kept.entries.clear();
    close();
    tables.limitPages(1);

    await expect(runDraws(dependencies)()).rejects.toThrow('1 draws could not continue');

    expect(shop.kept.draws.get(draw.id)).toMatchObject({ state: 'closing', isSettled: false });
    expect(shop.kept.draws.get(second.id)).toMatchObject({ state: 'drawn', isSettled: true });
  });

  it('publishes nothing when the gate counters do not match the list', async () => {
    const { shop, dependencies, read, close } = await setup([[0, 5]]);
    shop.kept.entries.clear();
    close();

    await expect(runDraws(dependencies)()).rejects.toThrow('1 draws could not continue');
    expect(read()).toMatchObject({ state: 'closing', list: null, result: null });
  });

  it('reveals nothing when the seed does not match its hash', async () => {
    const { shop, dependencies, draw, read, close } = await setup([[0, 5]]);
    shop.kept.seeds.set(draw.id, 'f'.repeat(64));
    close();

    await expect(runDraws(dependencies)()).rejects.toThrow('1 draws could not continue');
    expect(read()).toMatchObject({ state: 'closed', result: null });
  });
});

describe('openDraw, changeDraw, cancelDraw and confirmWinner', () => {
  it('opens a draw once per key and exposes only the hash of its seed', async () => {
    const { dependencies, request, draw, shop, audited } = await setup();

    expect(await openDraw(dependencies, request)).toEqual(draw);
    expect(await openDraw(dependencies, { ...request, plan: { ...request.plan, winners: 9 } })).toEqual({
      code: 'idempotency/key-reused',
    });
    expect(shop.kept.draws.size).toBe(1);
    expect(await openDraw(dependencies, { ...request, key: 'other' })).toEqual({
      code: 'draws/open-already',
    });
    const seed = shop.kept.seeds.get(draw.id)!;
    expect(JSON.stringify([draw, audited])).not.toContain(seed);
  });

  it('changes a draw until its first entry', async () => {
    const { dependencies, draw, shop } = await setup();
    const plan = { prize: 'A blue car', winners: 1, closesAt: new Date(start.getTime() + 5 * minute) };
    const change = { actor: 'admin', key: 'c', draw: draw.id, plan };

    expect(await changeDraw(dependencies, change)).toMatchObject(plan);
    expect(
      (await shop.entries.gates(draw.id)).every(
        ({ closesAt }) => closesAt.getTime() === plan.closesAt.getTime(),
      ),
    ).toBe(true);

    const entered = await setup([[2, 1]]);
    expect(await changeDraw(entered.dependencies, { ...change, draw: entered.draw.id })).toEqual({
      code: 'draws/has-entries',
    });
  });

  it('changes and cancels by a key only what the key first named', async () => {
    const { dependencies, draw, request, shop } = await setup();
    const { chance: _chance, ...car } = shop.stored.products.get('car')!;
    shop.stored.products.set('boat', { ...car, id: 'boat' });
    const other = await openDraw(dependencies, { ...request, product: 'boat', key: 'boat' });
    if (isRefusal(other)) throw new Error(other.code);
    const plan = { ...request.plan, prize: 'A blue car' };
    const change = { actor: 'admin', key: 'once', draw: draw.id, plan };
    const cancel = { actor: 'admin', key: 'once', draw: draw.id, reason: 'Sold' };
    const keyReused = { code: 'idempotency/key-reused' };

    const changed = await changeDraw(dependencies, change);

    expect(await changeDraw(dependencies, { ...change, draw: other.id })).toEqual(keyReused);
    expect(await changeDraw(dependencies, { ...change, plan: request.plan })).toEqual(keyReused);
    expect(await changeDraw(dependencies, change)).toEqual(changed);

    const canceled = await cancelDraw(dependencies, cancel);

    expect(await cancelDraw(dependencies, { ...cancel, draw: other.id })).toEqual(keyReused);
    expect(await cancelDraw(dependencies, { ...cancel, reason: 'Lost' })).toEqual(keyReused);
    expect(await cancelDraw(dependencies, cancel)).toEqual(canceled);
    expect(shop.kept.draws.get(other.id)).toEqual(other);
  });

  it('confirms each winner once, in the audit log, but not without an approved identity nor by the winner', async () => {
    const { dependencies, draw, read, close, audited } = await setup([[0, 5]]);
    close();
    await runDraws(dependencies)();
    const { number, player } = read().result!.winners[1]!;
    const play = newPlayState(start);
    const residency = { ...play.residency, bornOn: '1980-01-01' as LocalDay, state: 'TX' as State };
    const confirm = (state: 'open' | 'approved', actor = 'admin') =>
      confirmWinner(
        {
          ...dependencies,
          rules: defaultRules,
          wallets: { load: async () => ({ play: { ...play, residency } }) as OpenWallet },
          checks: { load: async () => ({ state }) as IdentityCheck },
        },
        { actor, draw: draw.id, number },
      );

    expect(await confirm('open')).toMatchObject({ code: 'identity/needed' });
    expect(await confirm('approved', player)).toEqual({ code: 'session/own-account' });
    expect(audited.map(({ act }) => act)).toEqual(['draw-opened']);
    await confirm('approved');
    await confirm('approved');

    expect(read().result!.winners.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([
      false,
      true,
      false,
    ]);
    expect(audited.map(({ act }) => act)).toEqual(['draw-opened', 'draw-winner-confirmed']);
  });
});
