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
  isWelcomed: false,
  updatedAt: Date.parse('2026-11-21T12:00:00Z'),
};

describe('a wallet item', () => {
  it('is read as it was written', () => {
    expect(toItem(fromItem(largest))).toEqual(largest);
  });

  it('stays within 1 KB, or every round would cost twice', () => {
    // Quotes, colons and commas of JSON take more than the bytes by which DynamoDB counts names, types and numbers.
    expect(Buffer.byteLength(JSON.stringify(largest))).toBeLessThanOrEqual(1024);
  });
});
