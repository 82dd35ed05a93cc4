import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { type CommissionAccrual, reverseAccrual } from '#domain/affiliates/commission';
import type { Affiliate } from '#domain/affiliates/program';
import { defaultRules } from '#domain/play-limits/rules';
import { timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { countAffiliates } from '#lambdas/affiliates/count-affiliates';
import { recountAffiliate } from '#lambdas/affiliates/recount-affiliate';
import { createFakeAffiliates, hasLine } from '#lambdas/fakes/affiliates';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { projectRows } from '#lambdas/projections/project-rows';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';
import { type Random, randomFrom } from '../scheduler/random';
import { generateLedger, changedSequence } from './ledgers';
import { createOracle } from './oracle';

const begins = Date.parse('2026-11-01T00:00:00Z');
const possibleStates = ['TX', 'OH', 'FL', 'CA', 'CA', null];
const rowsEach = 100;
const daysIn = (days: number) => new Date(begins + days * 86_400_000);
/** Mei was suspended twice while players bought. */
const suspensions = [
  { from: daysIn(12), until: daysIn(17) },
  { from: daysIn(30), until: daysIn(31) },
];
const mei: Affiliate = {
  application: { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' },
  player: 'mei',
  state: 'approved',
  requestedAt: daysIn(0),
  decidedAt: daysIn(31),
  reason: null,
  suspensions,
  revision: 4,
};
const noop = () => undefined;

/** Referred players of Mei, the stream of their ledgers, and an oracle. */
export function openCasino(
  players: number,
  {
    mistake = (line: CommissionAccrual): CommissionAccrual => line,
    isLost = (_line: CommissionAccrual): boolean => false,
    injectsFaults = true,
  } = {},
) {
  const random = randomFrom('affiliates');
  const memory = createFakeAffiliates();
  const { tables } = memory;
  const metrics = createFakeMetrics();
  const oracle = createOracle();
  const clock = { now: new Date(begins) };
  const names = Array.from({ length: players }, (_each, index) => `player-${index}`);
  const ledgers = new Map(names.map((each) => [each, generateLedger(random, each, rowsEach, begins)]));
  const playerStates = new Map(names.map((each) => [each, random.pick(possibleStates) as State | null]));
  /** Number of rows per player that exist, and that the oracle knows. */
  const existingRows = new Map(names.map((each) => [each, 0]));
  const appliedRows = new Map(names.map((each) => [each, 0]));
  /** Reversals on which product and oracle disagree. */
  const disagreements: string[] = [];
  let rowsDelivered = 0;
  let commits = 0;

  const ledgerRows = {
    after: async (player: string, sequence: number, limit: number) =>
      ledgers.get(player)!.rows.slice(sequence, Math.min(sequence + limit, existingRows.get(player)!)),
    ofDay: async () => ({ rows: [], next: null }),
  };
  tables.commitNow([memory.affiliates.save(undefined, mei)]);
  const counting = {
    affiliates: memory.affiliates,
    commissions: {
      ...memory.commissions,
      writeAccrual: (line: CommissionAccrual, refunded?: CommissionAccrual | null) =>
        isLost(line) ? ([noWrite(line)] as const) : memory.commissions.writeAccrual(mistake(line), refunded),
    },
    postbacks: memory.postbacks,
    zones: {
      residenciesOf: async (requested: readonly string[]) =>
        new Map(
          requested.map(
            (each) =>
              [
                each,
                { bornOn: null, state: playerStates.get(each) ?? null, timeZone: timeZone('UTC') },
              ] as const,
          ),
        ),
    },
    // Simulates occasional conflicts and lost responses after a commit.
    commitTogether: async (writes: readonly AtomicWrite[]) => {
      if (injectsFaults && random.chance(0.05)) return { outcome: 'conflict', failed: [] } as const;
      const result = await tables.commitTogether(writes);
      commits += 1;
      if (injectsFaults && commits % 97 === 0) throw new Error('The response was lost');
      return result;
    },
    pause: async () => undefined,
    now: () => clock.now,
    rules: defaultRules,
  };
  const projecting = {
    metrics,
    ledgerRows,
    log: noop,
    pause: async () => undefined,
    now: () => clock.now,
    countMovements: (moved: Parameters<typeof countAffiliates>[1]) => countAffiliates(counting, moved),
  };
  for (const [player, { boundAt }] of ledgers) {
    const click = {
      id: `of ${player}`,
      affiliate: 'mei',
      link: affiliateCode(random.below(3)),
      at: clock.now,
      network: null,
    };
    const bound = { player, click, boundAt: clock.now, sequence: boundAt, firstPurchase: null };
    tables.commitNow(memory.commissions.bind(bound));
  }

  return { memory, oracle, disagreements, run, recount, rowsDelivered: () => rowsDelivered };

  /** Delivers all rows in mixed batches with duplicates, disorder and gaps, until the projection is complete. */
  async function run(): Promise<void> {
    const unfinished = [...names];
    while (unfinished.length > 0) {
      if (rowsDelivered > players * rowsEach * 5)
        throw new Error('A projection does not reach the end of its ledger');
      clock.now = new Date(begins + 60 * 86_400_000 + rowsDelivered * 40);
      const chosen = [...new Set(Array.from({ length: 20 }, () => random.pick(unfinished)))];
      await deliverRows(shuffled(random, chosen.flatMap(pendingRows)));
      for (const player of chosen) {
        await unparkIfParked(player);
        if ((await metrics.cursor(player)).lastSequence === rowsEach)
          unfinished.splice(unfinished.indexOf(player), 1);
        if (random.chance(0.1)) playerStates.set(player, random.pick(possibleStates) as State | null);
      }
      if (random.chance(0.5)) await reversePurchase(random.pick(names));
    }
  }

  /** The next rows of a player with earlier ones; some are duplicated, some omitted that are still in the ledger. */
  function pendingRows(player: string): Row[] {
    const { rows } = ledgers.get(player)!;
    const reached = existingRows.get(player)!;
    const upTo = Math.min(rowsEach, reached + 1 + random.below(12));
    existingRows.set(player, upTo);
    const recent = rows.slice(Math.max(0, reached - random.below(8)), upTo - 1);
    const delivered = recent.filter(() => random.chance(0.85));
    const duplicates = delivered.filter(() => random.chance(0.3));
    return [...delivered, ...duplicates, rows[upTo - 1]!];
  }

  async function deliverRows(batch: readonly Row[]): Promise<void> {
    rowsDelivered += batch.length;
    // Bypasses the stream format, which the tests of its reader cover and which would dominate the run time.
    const readRows = () => batch.map(asStreamRow);
    await projectRows({ ...projecting, readRows }, { Records: [] });
    for (const player of new Set(batch.map((row) => row['player'] as string))) applyToOracle(player);
  }

  /** Passes processed rows to the oracle. No residency changes within a batch, so the current state is the one that was applied. */
  function applyToOracle(player: string): void {
    const { rows, actions, boundAt } = ledgers.get(player)!;
    for (let next = appliedRows.get(player)! + 1; next <= existingRows.get(player)!; next += 1) {
      const action = actions[next - 1]!;
      const isUnbound = Math.min(next, changedSequence(action) ?? next) < boundAt;
      if (!isUnbound && !hasLine(memory, player, next)) break;
      const at = new Date(rows[next - 1]!['at'] as string);
      const isSuspended = suspensions.some(({ from, until }) => from <= at && at < until);
      if (!isUnbound) oracle.apply(player, action, { state: playerStates.get(player) ?? null, isSuspended });
      appliedRows.set(player, next);
    }
  }

  /** An admin reverses a purchase in any state; a second reversal is refused. */
  async function reversePurchase(player: string): Promise<void> {
    // Later than every accrual so far.
    clock.now = new Date(clock.now.getTime() + 1);
    const { actions, boundAt } = ledgers.get(player)!;
    const purchases = actions.flatMap((action, index) =>
      action.kind === 'bought' ? [{ action, sequence: index + 1 }] : [],
    );
    const chosen = purchases
      .filter(({ sequence }) => sequence > boundAt && hasLine(memory, player, sequence))
      .slice(-8);
    if (chosen.length === 0) return;
    const { action, sequence } = random.pick(chosen);
    const line = (await memory.commissions.findLine(player, sequence)) as CommissionAccrual;
    const reversed = reverseAccrual(line, { reason: 'false-traffic', at: clock.now, isSettled: true });
    if ('code' in reversed === oracle.reverse(player, action.purchase))
      disagreements.push(`reversing ${action.purchase} of ${player}`);
    if ('code' in reversed) return;
    const outcomes: string[] = [];
    for (const _time of ['once', 'again'])
      outcomes.push((await tables.commitTogether(memory.commissions.reverse(reversed))).outcome);
    if (outcomes.join() !== 'committed,conflict') disagreements.push(`reversed twice: ${outcomes.join()}`);
  }

  async function unparkIfParked(player: string): Promise<void> {
    if ((await metrics.cursor(player)).isParked) await metrics.unpark(player);
  }

  function recount() {
    return recountAffiliate(
      { commissions: memory.commissions, ledgerRows, log: noop },
      { affiliate: 'mei', from: undefined },
      () => 30_000,
    );
  }
}

/** A write in place of a lost accrual. */
function noWrite({ player, sequence }: CommissionAccrual): AtomicWrite {
  return atomicWrite('no accrual', {
    Put: { TableName: 'carts', Item: { player: `${player} ${sequence}` } },
  });
}

function asStreamRow(row: Row, place: number): StreamRow {
  const { player, entry } = row;
  return {
    eventId: String(entry),
    sequenceNumber: String(place + 1),
    key: { player, entry },
    change: 'INSERT',
    after: () => row,
    before: () => undefined,
  };
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const unfinished = [...items];
  return items.map(() => unfinished.splice(random.below(unfinished.length), 1)[0]!);
}
