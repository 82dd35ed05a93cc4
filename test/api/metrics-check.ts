import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type LedgerRow, scan } from './ledger-check';

/** Sums by subject and name, such as the change of an account’s coin on a day, or the rounds of a player. */
type Totals = Map<string, number>;

interface PlayedRound {
  readonly gameId: string;
  readonly parHash: string;
  readonly coin: string;
  readonly stake: number;
  readonly firstStake?: number;
  readonly payout: number;
}

/**
 * Recalculates all metrics from the ledger, without any code of the product.
 *
 * @returns a description of each total that differs; empty when all agree
 */
export async function findMetricsFaults(
  client: DynamoDBDocumentClient,
  tables: { ledger: string; metrics: string },
): Promise<string[]> {
  const recorded = recordedTotals(await scan(client, tables.metrics));
  const recounted = recount(await scan<LedgerRow>(client, tables.ledger));
  const names = [...new Set([...recorded.keys(), ...recounted.keys()])].sort();
  return names
    .filter((name) => (recorded.get(name) ?? 0) !== (recounted.get(name) ?? 0))
    .map((name) => `${name}: ${recorded.get(name)} recorded, ${recounted.get(name)} in the ledger`);
}

/** Merges the parts of a day, such as `day#2026-11-21#3`, and reads the totals of players from the items of their cursors. */
function recordedTotals(metrics: readonly Record<string, unknown>[]): Totals {
  const totals: Totals = new Map();
  for (const { subject, metric, ...sums } of metrics) {
    const [, kind, name] = /^(day|player)#(.+?)(?:#\d+)?$/.exec(subject as string) ?? [];
    // The current order statistics derive from the orders, not from the ledger.
    if (kind === undefined || name === 'now') continue;
    const { tries: _tries, fault: _fault, parkedAt: _parkedAt, activeOn: _activeOn, ...added } = sums;
    const of = kind === 'day' ? `${name} ${metric as string}` : name;
    for (const [total, sum] of Object.entries(added)) add(totals, `${of} ${total}`, sum as number);
  }
  return totals;
}

function recount(rows: readonly LedgerRow[]): Totals {
  const totals: Totals = new Map();
  const activeOn = new Map<string, string>();
  for (const { player, at, postings, detail } of rows.toSorted(
    (one, other) => one.sequence - other.sequence,
  )) {
    const day = at.slice(0, 10);
    if (detail.kind === 'round' && day > (activeOn.get(player) ?? '')) {
      activeOn.set(player, day);
      add(totals, `${day} house-totals active players`, 1);
    }
    if (detail.kind === 'grant' && 'reason' in detail && detail.reason === 'welcome')
      add(totals, `${day} house-totals sign-ups`, 1);
    add(totals, `${player} lastSequence`, 1);
    add(totals, `${day} house-totals transactions`, 1);
    add(totals, `${day} house-totals transactions ${detail.kind}`, 1);
    for (const [account, coin, change] of postings) {
      add(totals, `${day} house-totals ${account} ${coin}`, change);
      if (account === 'house:redemptions' && coin === 'sweeps')
        add(totals, `${player} redeemed sweeps`, change);
      if (account.startsWith('player:') && detail.kind !== 'round')
        add(totals, `ever holdings ${coin}`, change);
    }
    const { pieces = {} } = detail as { pieces?: Record<string, number> };
    for (const [product, quantity] of Object.entries(pieces))
      add(totals, `${day} ordered ${product}`, quantity);
    if (detail.kind !== 'round') continue;
    const { gameId, parHash, coin, stake, firstStake = stake, payout } = detail as unknown as PlayedRound;
    add(totals, `${day} house-totals staked ${coin}`, stake);
    const squareUnit = coin === 'gold' ? 100 : 10;
    for (const span of [day, 'ever']) {
      const ofGame = `${span} game#${gameId}#${parHash} ${coin}`;
      add(totals, `${ofGame} r`, 1);
      add(totals, `${ofGame} s`, firstStake);
      add(totals, `${ofGame} q`, Math.ceil((firstStake / squareUnit) ** 2));
      add(totals, `${ofGame} p`, payout - (stake - firstStake));
    }
    add(totals, `${player} rounds ${coin}`, 1);
    add(totals, `${player} staked ${coin}`, stake);
    add(totals, `${player} paid ${coin}`, payout);
  }
  return totals;
}

function add(totals: Totals, name: string, change: number): void {
  totals.set(name, (totals.get(name) ?? 0) + change);
}
