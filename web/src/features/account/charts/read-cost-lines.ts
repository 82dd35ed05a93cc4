import { mostPerPage } from '#contracts/page-bounds';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { costKinds } from './true-cost';

/** Reads every ledger line with a purchase, refund, order or reversal. */
export async function readCostLines(): Promise<Transaction[]> {
  return (await Promise.all(costKinds.map(readKind))).flat();
}

async function readKind(kind: (typeof costKinds)[number]): Promise<Transaction[]> {
  const lines: Transaction[] = [];
  let before: number | undefined;
  for (;;) {
    const { items, next } = await playFabOps.get('/wallet/transactions', {
      query: { kind, before, limit: mostPerPage },
    });
    lines.push(...items);
    if (next === null) return lines;
    before = next;
  }
}
