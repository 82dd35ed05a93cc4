import type { RevealedSeed } from '#domain/fairness/seeds';
import type { Amount } from '#domain/money/coin';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import type { Wallet } from '#domain/wallet/wallet';

/** The secret half of a player's fairness. It is read and written by the wallet store and by nothing else. */
export interface SealedSeeds {
  readonly serverSeed: string;
  readonly nextServerSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Everything that one item of the `wallets` table holds, in the domain's words. */
export interface WalletState {
  readonly wallet: Wallet;
  readonly seeds: SealedSeeds;
  /** The seed that the last rotation opened, null before the first. Its hash is computed again: it need not be kept. */
  readonly revealed: Omit<RevealedSeed, 'serverSeedHash'> | null;
  /** When the last round was taken, null before the first. */
  readonly lastRoundAt: Date | null;
  /** How many writes are left, null before the first. */
  readonly allowance: WriteAllowance | null;
  /** Whether the welcome grant was given; a wallet opened before its player's address was verified waits for it. */
  readonly isWelcomed: boolean;
  readonly updatedAt: Date;
}

/** An item of the `wallets` table: one a player, within 1 KB. Instants are milliseconds since 1970. */
export interface WalletItem {
  readonly player: string;
  readonly sequence: number;
  readonly gold: Amount;
  readonly sweepsUnplayed: Amount;
  readonly sweepsRedeemable: Amount;
  readonly seeds: SealedSeeds;
  readonly revealed: WalletState['revealed'];
  readonly lastRoundAt: number | null;
  readonly writes: { readonly left: number; readonly countedAt: number } | null;
  readonly isWelcomed: boolean;
  readonly updatedAt: number;
}

/** Writes a wallet's state as an item. */
export function toItem(state: WalletState): WalletItem {
  const { player, sequence, balances } = state.wallet;
  const { allowance } = state;
  return {
    player,
    sequence,
    ...balances,
    seeds: state.seeds,
    revealed: state.revealed,
    lastRoundAt: state.lastRoundAt?.getTime() ?? null,
    writes: allowance && { left: allowance.left, countedAt: allowance.countedAt.getTime() },
    isWelcomed: state.isWelcomed,
    updatedAt: state.updatedAt.getTime(),
  };
}

/** Reads a wallet's state from an item. */
export function fromItem(item: WalletItem): WalletState {
  const { player, sequence, gold, sweepsUnplayed, sweepsRedeemable, seeds, revealed, writes } = item;
  return {
    wallet: { player, sequence, balances: { gold, sweepsUnplayed, sweepsRedeemable } },
    seeds,
    revealed,
    lastRoundAt: item.lastRoundAt === null ? null : new Date(item.lastRoundAt),
    allowance: writes && { left: writes.left, countedAt: new Date(writes.countedAt) },
    isWelcomed: item.isWelcomed,
    updatedAt: new Date(item.updatedAt),
  };
}
