import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { fromItem, toItem, type WalletItem } from './wallet-item';

const largest: WalletItem = {
  player: '7a1c0c5e-0000-4000-8000-000000000011',
  sequence: Number.MAX_SAFE_INTEGER,
  gold: amount(Number.MAX_SAFE_INTEGER),
  sweepsUnplayed: amount(Number.MAX_SAFE_INTEGER),
  sweepsRedeemable: amount(Number.MAX_SAFE_INTEGER),
  seeds: {
    serverSeed: 'a'.repeat(64),
    nextServerSeed: 'b'.repeat(64),
    clientSeed: 'c'.repeat(64),
    nonce: Number.MAX_SAFE_INTEGER,
  },
  revealed: { serverSeed: 'd'.repeat(64), clientSeed: 'e'.repeat(64), rounds: Number.MAX_SAFE_INTEGER },
  lastRoundAt: Date.parse('2026-11-21T12:00:00Z'),
  writes: { left: 19.123456789012345, countedAt: Date.parse('2026-11-21T12:00:00Z') },
  welcomed: false,
  updatedAt: Date.parse('2026-11-21T12:00:00Z'),
};

/** An item as it was written before wallets knew whether they were welcomed. */
function unmarked(fields: Partial<WalletItem>): WalletItem {
  const { welcomed: _, ...item } = largest;
  return { ...item, ...fields };
}

describe('a wallet item', () => {
  it('is read as it was written', () => {
    expect(toItem(fromItem(largest))).toEqual(largest);
  });

  it('stays within 1 KB, or every round would cost twice', () => {
    // Quotes, colons and commas of JSON take more than the bytes by which DynamoDB counts names, types and numbers.
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThanOrEqual(1024);
  });

  it.each([
    ['holds its welcome grant', { sequence: 1, gold: amount(10_000), lastRoundAt: null }, true],
    ['played until nothing was left', { sequence: 101, gold: amount(0) }, true],
    ['was opened empty', { sequence: 0, gold: amount(0), lastRoundAt: null }, false],
    ['was opened empty and changed its seeds', { sequence: 1, gold: amount(0), lastRoundAt: null }, false],
  ])('without the mark that %s is known to have been welcomed or not', (_case, fields, isWelcomed) => {
    expect(fromItem(unmarked(fields)).isWelcomed).toBe(isWelcomed);
  });

  it('gets the mark with its next change', () => {
    expect(toItem(fromItem(unmarked({}))).welcomed).toBe(true);
  });
});
