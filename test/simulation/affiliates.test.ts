import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import type { Attribution } from '#domain/affiliates/attribution';
import { type CommissionLine, reverseLine } from '#domain/affiliates/commission';
import { addFigures as addUp } from '#domain/affiliates/figures';
import { commissionStanding } from '#domain/affiliates/settlement';
import { defaultRules } from '#domain/play-limits/rules';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { createMemoryAffiliates } from '#stores/in-memory/affiliates';
import { commitInMemory } from '#stores/in-memory/writes';
import type { Row } from '#stores/stream-rows';
import { countAffiliates } from '../../lambdas/streams/projections/count-affiliates';
import { movementOf } from '../../lambdas/streams/projections/movement';
import { recountAffiliate } from '../../lambdas/streams/projections/recount-affiliate';
import { type Random, randomFrom } from './scheduler/random';

const events = 100_000;
const players = 1_000;
const begins = Date.parse('2026-11-01T00:00:00Z');
const states = ['TX', 'OH', 'FL', 'CA', null];
const always = { from: '0000-00-00' as LocalDay, to: '9999-99-99' as LocalDay };

const stateOf = (player: string) =>
  states[Number(player.slice('player-'.length)) % states.length] as State | null;

/** The ledger of somebody who came by a link, after some that they bought before; every row is a matter of the affiliate. */
function ledgerOf(random: Random, player: string, mayRedeem: boolean): { rows: Row[]; boundAt: number } {
  const boundAt = 1 + random.below(3);
  const bought: string[] = [];
  const rows = Array.from({ length: events / players }, (_each, index): Row => {
    const sequence = index + 1;
    const at = new Date(begins + index * 12 * 3_600_000 + random.below(3_600_000)).toISOString();
    const row = (detail: object, sweeps = 0): Row => ({
      ...{ player, entry: `${player}-${sequence}`, sequence, at, detail },
      postings:
        sweeps === 0
          ? []
          : [
              ['player:sweeps-held', 'sweeps', -sweeps],
              ['house:redemptions', 'sweeps', sweeps],
            ],
    });
    if (sequence === boundAt)
      return row({ kind: 'account-change', step: 'came-by-link', click: `of ${player}` });
    const act = random.below(10);
    const cents = random.below(30_000);
    // The store lets nobody redeem where Sweeps Coins are not offered.
    if (act < 5 || bought.length === 0 || (act >= 7 && !mayRedeem)) {
      bought.push(`purchase-${sequence}`);
      return row({ kind: 'purchase', purchase: `purchase-${sequence}`, priceCents: cents });
    }
    if (act < 7) return row({ kind: 'refund', purchase: random.pick(bought), cents });
    return act < 9 ? row({ kind: 'order' }, cents + 1) : row({ kind: 'order-undone' }, -cents - 1);
  });
  return { rows, boundAt };
}

function setup() {
  const random = randomFrom('affiliates');
  const memory = createMemoryAffiliates();
  const clock = { now: new Date(begins) };
  const names = Array.from({ length: players }, (_each, index) => `player-${index}`);
  const ledgers = new Map(
    names.map((player) => [player, ledgerOf(random, player, stateOf(player) !== 'CA')]),
  );
  let hindrances = 0;
  const dependencies = {
    commissions: memory.commissions,
    zones: {
      standingsOf: async (asked: readonly string[]) =>
        new Map(
          asked.map((player) => {
            return [player, { bornOn: null, state: stateOf(player), timeZone: timeZone('UTC') }] as const;
          }),
        ),
    },
    // Another transaction is in the way now and then, and now and then the answer is lost after the write.
    commitTogether: async (writes: Parameters<typeof commitInMemory>[0]) => {
      if (random.chance(0.05)) return { outcome: 'overtaken', failed: [] } as const;
      const result = commitInMemory(writes);
      hindrances += 1;
      if (hindrances % 97 === 0) throw new Error('The answer was lost');
      return result;
    },
    ...{ pause: async () => undefined, now: () => clock.now, rules: defaultRules },
  };
  for (const [player, { boundAt }] of ledgers) {
    const click = {
      id: `of ${player}`,
      affiliate: 'mei',
      link: affiliateCode(random.below(3)),
      at: clock.now,
    };
    const attribution: Attribution = {
      player,
      click,
      boundAt: clock.now,
      sequence: boundAt,
      firstPurchase: null,
    };
    commitInMemory([memory.commissions.bind(attribution)]);
  }
  return { random, memory, clock, ledgers, dependencies };
}

describe('100,000 events of players who came by links', () => {
  it('come to the same in figures and in a full recount, though told twice, late, and cut off; reversals too', async () => {
    const { random, memory, clock, ledgers, dependencies } = setup();
    const cursors = new Map([...ledgers.keys()].map((player) => [player, 0]));
    const left = [...ledgers.keys()];
    let told = 0;

    // Each player's rows go on where their cursor is, as the figures see to; players come in any order, and what failed comes again.
    while (left.length > 0) {
      clock.now = new Date(begins + 60 * 86_400_000 + told * 40);
      const chosen = [...new Set(Array.from({ length: 20 }, () => random.pick(left)))];
      const moved = chosen.map((player) => {
        const { rows } = ledgers.get(player)!;
        const from = Math.max(0, cursors.get(player)! - (random.chance(0.3) ? random.below(8) : 0));
        return { player, movements: rows.slice(from, from + 1 + random.below(12)).map(movementOf) };
      });
      const failures = await countAffiliates(dependencies, moved);
      for (const { player, movements } of moved) {
        told += movements.length;
        if (failures.has(player)) continue;
        const reached = Math.max(cursors.get(player)!, movements.at(-1)!.sequence);
        cursors.set(player, reached);
        if (reached === ledgers.get(player)!.rows.length) left.splice(left.indexOf(player), 1);
      }
    }
    const lines = [...memory.stored.lines.values()];
    let reversed = 0;
    for (const line of lines) {
      if (!random.chance(0.01)) continue;
      const after = reverseLine(line, { reason: 'false-traffic', at: clock.now });
      if ('code' in after) continue;
      reversed += 1;
      commitInMemory(memory.commissions.reverse(after));
      expect(commitInMemory(memory.commissions.reverse(after)).outcome).toBe('overtaken');
    }

    const all = [...ledgers.values()].flatMap(({ rows }) => rows);
    const recounted = await recountAffiliate(
      { commissions: memory.commissions, ledgerRows: ledgerRowsOf(ledgers), log: () => undefined },
      { affiliate: 'mei', from: undefined },
      () => 30_000,
    );

    expect(all).toHaveLength(events);
    expect(told).toBeGreaterThan(events * 1.1);
    expect(reversed).toBeGreaterThan(100);
    expect(recounted).toEqual({ affiliate: 'mei', differences: [], unreadable: 0 });
    const rows = await memory.commissions.figuresOf('mei', always);
    const sums = addUp(...rows.map(({ figures }) => figures));
    expect(sums.signUps).toBe(players);
    expect(sums.firstPurchases).toBe(lines.filter(({ isFirstPurchase }) => isFirstPurchase).length);
    expect(sums.firstPurchases).toBe(players);
    expect(sums.netCents).toBe(
      sums.purchasesCents - sums.refundsCents - sums.redemptionsCents - sums.feesCents,
    );
    const dues = await memory.commissions.duesOf('mei');
    const { pendingCents, approvedCents, paidCents } = commissionStanding(dues, [], '2027-06-01' as LocalDay);
    expect(pendingCents + approvedCents + paidCents).toBe(sums.commissionCents - sums.reversedCents);
    expect(blockedPay([...memory.stored.lines.values()])).toBe(0);
  }, 60_000);

  it('are found to differ when a line is lost', async () => {
    const { memory, ledgers, dependencies } = setup();
    const [first] = [...ledgers.keys()] as [string];
    const one = new Map([[first, ledgers.get(first)!]]);
    const movements = ledgers.get(first)!.rows.map(movementOf);
    const steady = {
      ...dependencies,
      commitTogether: async (writes: Parameters<typeof commitInMemory>[0]) => commitInMemory(writes),
    };
    await countAffiliates(steady, [{ player: first, movements: movements.slice(0, -1) }]);

    const recounted = await recountAffiliate(
      { commissions: memory.commissions, ledgerRows: ledgerRowsOf(one), log: () => undefined },
      { affiliate: 'mei', from: undefined },
      () => 30_000,
    );

    expect('differences' in recounted && recounted.differences.length).toBeGreaterThan(0);
  });
});

function ledgerRowsOf(ledgers: ReadonlyMap<string, { readonly rows: readonly Row[] }>) {
  return {
    after: async (player: string, sequence: number, limit: number) =>
      ledgers.get(player)?.rows.slice(sequence, sequence + limit) ?? [],
    ofDay: async () => ({ rows: [], next: null }),
  };
}

/** What would be paid for players where Sweeps Coins are not offered. */
function blockedPay(lines: readonly CommissionLine[]): number {
  return lines
    .filter(({ state }) => state === 'CA')
    .reduce((sum, { commissionCents, reversal }) => (reversal ? sum : sum + commissionCents), 0);
}
