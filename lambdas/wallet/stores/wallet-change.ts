import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { OpenRounds } from '#domain/games/open-round';
import type { PlayState } from '#domain/play-limits/play-state';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import { isClosed } from '#domain/player/deletion';
import { isEmpty } from '#domain/wallet/closing';
import type { Wallet } from '#domain/wallet/wallet';
import type { LedgerEntry } from './ledger-row';
import type { WalletSeeds, WalletState } from './wallet-item';

/** A wallet as it was read. */
export type OpenWallet = WalletState;

/** The rotation of a server seed: the revealed seed, and the next commitment. */
export interface Rotation {
  readonly revealed: RevealedSeed;
  readonly current: Commitment;
}

/** A draw uses the nonce of its commitment; a rotation moves on to the next seed. */
export type SeedStep = { readonly drawnUnder: Commitment } | Rotation;

/** A change to write: the new wallet and the ledger entry that explains it. Omitted fields stay unchanged. */
export interface WalletChange {
  readonly wallet: Wallet;
  readonly entry: LedgerEntry;
  readonly allowance?: WriteAllowance;
  readonly play?: PlayState;
  readonly openRounds?: OpenRounds;
  readonly seeds?: SeedStep;
  /** Welcome mark, set by the welcome grant only. */
  readonly isWelcomed?: true;
  /** Sign-ins before this time are invalid. A whole second; a time before that of the wallet changes nothing. */
  readonly signInsCountFrom?: Date;
  readonly rotationsUsedUntil?: Date;
}

/**
 * Returns the state of a wallet after a change.
 *
 * @throws Error for a change that is not the next transaction, or whose commitment differs from the one that was made
 */
export function stateAfter(before: OpenWallet, change: WalletChange): WalletState {
  assertNext(before.wallet, change);
  assertEmptyIfClosed(before, change);
  return {
    wallet: change.wallet,
    ...seedsAfter(before, change.seeds),
    allowance: change.allowance ?? before.allowance,
    play: change.play ?? before.play,
    openRounds: change.openRounds ?? before.openRounds,
    isWelcomed: change.isWelcomed ?? before.isWelcomed,
    signInsCountFrom: later(before.signInsCountFrom, change.signInsCountFrom ?? null),
    rotationsUsedUntil: change.rotationsUsedUntil ?? before.rotationsUsedUntil,
    updatedAt: change.entry.transaction.at,
  };
}

/** Sign-ins that were ended stay ended: those of a closed account for good, and others if writers' clocks differ. */
function later(left: Date | null, right: Date | null): Date | null {
  if (!left || !right) return left ?? right;
  return left > right ? left : right;
}

/**
 * Returns the same state with a commitment that is about to be shown for the first time.
 *
 * @throws Error when a different commitment was made before
 */
export function stateCommittedTo(before: OpenWallet, commitment: Commitment): WalletState {
  return { ...before, seeds: committedTo(before.seeds, commitment) };
}

function seedsAfter(
  { seeds, revealed }: OpenWallet,
  step: SeedStep | undefined,
): Pick<WalletState, 'seeds' | 'revealed'> {
  if (!step) return { seeds, revealed };
  if ('revealed' in step) {
    const { clientSeed, rounds } = step.revealed;
    return { seeds: rotated(seeds, step), revealed: { clientSeed, rounds } };
  }
  return { seeds: { ...committedTo(seeds, step.drawnUnder), nonce: seeds.nonce + 1 }, revealed };
}

function rotated(before: WalletSeeds, { revealed, current }: Rotation): WalletSeeds {
  const { serverSeedHash, clientSeed, rounds } = revealed;
  committedTo(before, {
    serverSeedHash,
    nextServerSeedHash: current.serverSeedHash,
    clientSeed,
    nonce: rounds,
  });
  const next = { number: before.number + 1, clientSeed: current.clientSeed, nonce: 0, hashes: null };
  return committedTo(next, current);
}

/** A commitment is made once per seed; every later one must equal it. */
function committedTo(seeds: WalletSeeds, commitment: Commitment): WalletSeeds {
  const { serverSeedHash, nextServerSeedHash, clientSeed, nonce } = commitment;
  const made = seeds.hashes ?? commitment;
  const isSame =
    serverSeedHash === made.serverSeedHash &&
    nextServerSeedHash === made.nextServerSeedHash &&
    clientSeed === seeds.clientSeed &&
    nonce === seeds.nonce;
  if (!isSame) throw new Error(`Another commitment was made to server seed ${seeds.number}`);
  return { ...seeds, hashes: { serverSeedHash, nextServerSeedHash } };
}

/** The optimistic lock works only if each writer takes the number after the one that it read. */
function assertNext(before: Wallet, { wallet, entry: { transaction } }: WalletChange): void {
  const next = before.sequence + 1;
  for (const { player, sequence } of [wallet, transaction]) {
    if (player !== before.player || sequence !== next)
      throw new Error(`A change of the wallet at ${before.sequence} must be its transaction ${next}`);
  }
}

/** Throws for a change that credits coins to a closed account or reopens it. A chargeback is still recorded and takes nothing. */
function assertEmptyIfClosed({ play: { deletion } }: OpenWallet, { wallet, play }: WalletChange): void {
  if (!isClosed(deletion)) return;
  if (!isEmpty(wallet.balances)) throw new Error('No coins come to an account that is closed');
  if (play && !isClosed(play.deletion)) throw new Error('An account that is closed is not opened again');
}
