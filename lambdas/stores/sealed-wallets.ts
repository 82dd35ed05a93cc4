import { createHash, createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { OpenRound } from '#domain/games/open-round';
import type { Chance } from '#domain/games/play-round';
import type { PlayState } from '#domain/play-limits/play-state';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import { isClosed } from '#domain/player/deletion';
import { isEmpty } from '#domain/wallet/closing';
import type { Wallet } from '#domain/wallet/wallet';
import type { LedgerEntry } from './ledger-row';
import type { SealedSeeds, WalletState } from './wallet-item';

/** Gives 32 fresh random bytes as 64 hex characters. */
export type MakeServerSeed = () => string;

/** A wallet as it was read, with what the next round or rotation needs. */
export interface OpenWallet extends Omit<WalletState, 'seeds' | 'revealed'> {
  /** The seed that the last rotation opened, null before the first. */
  readonly revealed: RevealedSeed | null;
  readonly commitment: Commitment;
  /** The chance of the next round; the same however often it is asked for, until that round is committed. */
  nextChance(): Chance;
  /**
   * The chance of the round before, which is that of a round that waits for a decision: nothing is played and no seed is opened
   * while it does.
   *
   * @throws RangeError before the first round of a seed
   */
  lastChance(): Chance;
  /** Prepares the end of the seed in use; nothing is revealed before the rotation is committed. */
  rotate(clientSeed: string): Rotation;
}

/** A rotation that can be committed: the seed it opens, and the commitment that follows. */
export interface Rotation {
  readonly revealed: RevealedSeed;
  readonly current: Commitment;
}

/** A round uses up the nonce; a rotation, prepared by the wallet that was read, moves on to the next seed. */
export type SeedStep = 'next-round' | Rotation;

/** What a use case wants written: the wallet afterwards, and the line that explains it. What it leaves out stays as it was. */
export interface WalletChange {
  readonly wallet: Wallet;
  readonly entry: LedgerEntry;
  readonly allowance?: WriteAllowance;
  readonly play?: PlayState;
  /** The round that is to be seen, null when it was. */
  readonly openRound?: OpenRound | null;
  readonly seeds?: SeedStep;
  /** The mark that the welcome grant alone sets. */
  readonly isWelcomed?: true;
  /** Ends every sign-in from before this whole second. */
  readonly signInsCountFrom?: Date;
  readonly rotationsUsedUntil?: Date;
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

  function open({ seeds, revealed, ...known }: WalletState): OpenWallet {
    const wallet: OpenWallet = {
      ...known,
      revealed: revealed && { ...revealed, serverSeedHash: seedHash(revealed.serverSeed) },
      commitment: commitmentTo(seeds),
      nextChance: () => chanceOf(seeds),
      lastChance: () => chanceOf({ ...seeds, nonce: seeds.nonce - 1 }),
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
    const seeds = seedsAfter(before, change.seeds);
    assertNext(before.wallet, change);
    assertEmptyIfClosed(before, change);
    return {
      wallet: change.wallet,
      ...seeds,
      allowance: change.allowance ?? before.allowance,
      play: change.play ?? before.play,
      openRound: change.openRound === undefined ? before.openRound : change.openRound,
      isWelcomed: change.isWelcomed ?? before.isWelcomed,
      signInsCountFrom: change.signInsCountFrom ?? before.signInsCountFrom,
      rotationsUsedUntil: change.rotationsUsedUntil ?? before.rotationsUsedUntil,
      updatedAt: change.entry.transaction.at,
    };
  }

  function seedsAfter(
    before: OpenWallet,
    step: SeedStep | undefined,
  ): Pick<WalletState, 'seeds' | 'revealed'> {
    const seeds = sealed.get(typeof step === 'object' ? step : before);
    if (!seeds) throw new Error('A wallet can be committed only by the store that loaded it');
    if (typeof step === 'object') return { seeds, revealed: withoutHash(step.revealed) };
    const nonce = step === 'next-round' ? seeds.nonce + 1 : seeds.nonce;
    return { seeds: { ...seeds, nonce }, revealed: before.revealed && withoutHash(before.revealed) };
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

/** Nothing comes to an account that was closed: nobody could ever use it. What went back to a bank is still noted, and takes nothing. */
function assertEmptyIfClosed({ play: { deletion } }: OpenWallet, { wallet, play }: WalletChange): void {
  if (!isClosed(deletion)) return;
  if (!isEmpty(wallet.balances)) throw new Error('No coins come to an account that is closed');
  if (play && !isClosed(play.deletion)) throw new Error('An account that is closed is not opened again');
}

function withoutHash({ serverSeed, clientSeed, rounds }: RevealedSeed): NonNullable<WalletState['revealed']> {
  return { serverSeed, clientSeed, rounds };
}

/** The commitment to a seed: SHA-256 of its text, as 64 hex characters. */
export function seedHash(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'utf8').digest('hex');
}

/** What the player may be told of sealed seeds. */
function commitmentTo(seeds: SealedSeeds): Commitment {
  return {
    serverSeedHash: seedHash(seeds.serverSeed),
    nextServerSeedHash: seedHash(seeds.nextServerSeed),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
  };
}

/** The chance of the round that these seeds are set for. */
function chanceOf(seeds: SealedSeeds): Chance {
  return { commitment: commitmentTo(seeds), draws: drawsOf(seeds) };
}

/** The draws of that round: blocks of HMAC-SHA256 keyed with the server seed's text. */
function drawsOf(seeds: SealedSeeds): Draws {
  return drawsFrom((block) =>
    createHmac('sha256', seeds.serverSeed)
      .update(roundMessage(seeds.clientSeed, seeds.nonce, block))
      .digest(),
  );
}

/** Opens the seed in use, which ends its use: the caller must rotate. */
function reveal(seeds: SealedSeeds): RevealedSeed {
  const { serverSeed, clientSeed, nonce } = seeds;
  return { serverSeed, serverSeedHash: seedHash(serverSeed), clientSeed, rounds: nonce };
}

/** Moves on to the seed that was committed to before, and seals a fresh one after it. */
function rotate(seeds: SealedSeeds, clientSeed: string, makeServerSeed: MakeServerSeed): SealedSeeds {
  return { serverSeed: seeds.nextServerSeed, nextServerSeed: makeServerSeed(), clientSeed, nonce: 0 };
}
