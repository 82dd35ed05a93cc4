import type { Draws } from '#domain/fairness/draws';
import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import type { Wallet } from '#domain/wallet/wallet';
import type { LedgerEntry } from './ledger-row';
import { commitmentTo, drawsOf, type MakeServerSeed, reveal, rotate, type SealedSeeds } from './seeds';
import type { WalletState } from './wallet-item';

/** A wallet as it was read, with what the next round or rotation needs. */
export interface OpenWallet extends Omit<WalletState, 'seeds'> {
  readonly commitment: Commitment;
  /** The chance of the next round; the same however often it is asked for, until that round is committed. */
  draws(): Draws;
  /** Prepares the end of the seed in use; nothing is revealed before the rotation is committed. */
  rotate(clientSeed: string): Rotation;
}

/** A rotation that can be committed: the seed it opens, and the commitment that follows. */
export interface Rotation {
  readonly revealed: RevealedSeed;
  readonly current: Commitment;
}

/** A round uses up the nonce; a rotation, prepared by the wallet that was read, moves on to the next seed. */
export type SeedStep = 'next-round' | 'unchanged' | Rotation;

/** What a use case wants written: the wallet afterwards, and the line that explains it. */
export interface WalletChange {
  readonly wallet: Wallet;
  readonly entry: LedgerEntry;
  readonly allowance: WriteAllowance | null;
  readonly lastRoundAt: Date | null;
  readonly seeds: SeedStep;
  /** The mark that the welcome grant alone sets; without it the wallet stays as it was. */
  readonly isWelcomed?: true;
}

/** Keeps the seeds of loaded wallets to itself, so that what goes out of a store shows hashes and draws alone. */
export interface SealedWallets {
  open(state: WalletState): OpenWallet;
  /**
   * The wallet's whole state after a change.
   *
   * @throws Error for a wallet or rotation that did not come from here, and for a change that is not the next transaction
   */
  stateAfter(before: OpenWallet, change: WalletChange): WalletState;
}

/** Makes a keeper of seeds for one store. */
export function createSealedWallets(makeServerSeed: MakeServerSeed): SealedWallets {
  const sealed = new WeakMap<OpenWallet | Rotation, SealedSeeds>();
  return { open, stateAfter };

  function open({ seeds, ...known }: WalletState): OpenWallet {
    const wallet: OpenWallet = {
      ...known,
      commitment: commitmentTo(seeds),
      draws: () => drawsOf(seeds),
      rotate: (clientSeed) => {
        const next = rotate(seeds, clientSeed, makeServerSeed);
        const rotation = { revealed: reveal(seeds), current: commitmentTo(next) };
        sealed.set(rotation, next);
        return rotation;
      },
    };
    sealed.set(wallet, seeds);
    return wallet;
  }

  function stateAfter(before: OpenWallet, change: WalletChange): WalletState {
    const { wallet, entry, allowance, lastRoundAt, isWelcomed = before.isWelcomed } = change;
    const seeds = seedsAfter(before, change.seeds);
    assertNext(before.wallet, change);
    return { wallet, ...seeds, allowance, lastRoundAt, isWelcomed, updatedAt: entry.transaction.at };
  }

  function seedsAfter(before: OpenWallet, step: SeedStep): Pick<WalletState, 'seeds' | 'revealed'> {
    const seeds = sealed.get(typeof step === 'object' ? step : before);
    if (!seeds) throw new Error('A wallet can be committed only by the store that loaded it');
    if (typeof step === 'object') return { seeds, revealed: step.revealed };
    const nonce = step === 'next-round' ? seeds.nonce + 1 : seeds.nonce;
    return { seeds: { ...seeds, nonce }, revealed: before.revealed };
  }
}

/** Two writers exclude each other only because each takes the number after the one it read. */
function assertNext(before: Wallet, { wallet, entry: { transaction } }: WalletChange): void {
  const next = before.sequence + 1;
  for (const { player, sequence } of [wallet, transaction]) {
    if (player !== before.player || sequence !== next)
      throw new Error(`A change of the wallet at ${before.sequence} must be its transaction ${next}`);
  }
}
