import { describe, expect, it } from 'vitest';
import type { LedgerLine } from './admin-player';
import { ledgerColumns, ledgerRow } from './ledger-export';

const line: LedgerLine = {
  id: 't-1',
  sequence: 7,
  kind: 'adjustment',
  at: '2026-11-21T12:00:00.000Z',
  postings: [
    { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: -1_250 },
    { account: 'house:adjustments', coin: 'sweeps', amount: 1_250 },
  ],
  balances: { gold: 10_000, sweepsUnplayed: 250, sweepsRedeemable: 5, goldHeld: 0, sweepsHeld: 0 },
  adjustment: { reason: 'Credited twice' },
  actor: 'admin-1',
};

describe('ledgerRow', () => {
  it('has a cell for each column, with changes and balances in coins', () => {
    const cells = ledgerRow(line, (id) => id);
    const row = Object.fromEntries(ledgerColumns.map((name, index) => [name, cells[index]]));

    expect(row).toMatchObject({
      number: 7,
      type: 'Adjustment',
      reason: 'Credited twice',
      admin: 'admin-1',
      gold_change: 0,
      sweeps_change: -12.5,
      gold_after: 10_000,
      sweeps_unplayed_after: 2.5,
      sweeps_redeemable_after: 0.05,
    });
  });
});
