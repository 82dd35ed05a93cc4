import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type LedgerRow, scan } from './ledger-check';

/** Sums by day and name: what each account gained of each coin, and how many transactions there were. */
type Totals = Map<string, number>;

/**
 * Adds up the whole ledger again and compares it with the totals of the house, with none of the product's own code.
 *
 * @returns every total that differs, in words; empty when all agree
 */
export async function findTotalsFaults(
  client: DynamoDBDocumentClient,
  tables: { ledger: string; figures: string },
): Promise<string[]> {
  const recorded = recordedTotals(await scan(client, tables.figures));
  const recounted = recount(await scan<LedgerRow>(client, tables.ledger));
  const names = [...new Set([...recorded.keys(), ...recounted.keys()])].sort();
  return names
    .filter((name) => (recorded.get(name) ?? 0) !== (recounted.get(name) ?? 0))
    .map((name) => `${name}: ${recorded.get(name)} recorded, ${recounted.get(name)} in the ledger`);
}

/** A day's totals are kept in parts, `day#2026-11-21#3`. */
function recordedTotals(figures: readonly Record<string, unknown>[]): Totals {
  const totals: Totals = new Map();
  for (const { subject, figure, ...sums } of figures) {
    const day = /^day#(.+)#\d$/.exec(subject as string)?.[1];
    if (day === undefined || figure !== 'house-totals') continue;
    for (const [name, sum] of Object.entries(sums)) add(totals, `${day} ${name}`, sum as number);
  }
  return totals;
}

function recount(rows: readonly LedgerRow[]): Totals {
  const totals: Totals = new Map();
  for (const { at, postings, detail } of rows) {
    const day = at.slice(0, 10);
    add(totals, `${day} transactions`, 1);
    add(totals, `${day} transactions ${detail.kind}`, 1);
    for (const [account, coin, change] of postings) add(totals, `${day} ${account} ${coin}`, change);
  }
  return totals;
}

function add(totals: Totals, name: string, change: number): void {
  totals.set(name, (totals.get(name) ?? 0) + change);
}
