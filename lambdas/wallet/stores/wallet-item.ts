import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { OpenRound } from '#domain/games/open-round';
import type { Amount, Coin } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import type { Balances } from '#domain/wallet/balances';
import type { Hold } from '#domain/wallet/hold';
import type { Wallet } from '#domain/wallet/wallet';
import { fromPlayItem, type PlayItem, toPlayItem } from './play-item';

const secondMs = 1_000;

/** What a wallet knows of its player's seeds. Server seeds are derived from a key by their number; nothing here tells what they are. */
export interface WalletSeeds {
  /** Of the server seed in use, from 0; the next one has the next number. */
  readonly number: number;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What the player was promised, null before anything was drawn or shown. */
  readonly hashes: SeedHashes | null;
}

/** SHA-256 of the server seed in use and of the next one, 64 hex characters each. */
export type SeedHashes = Pick<Commitment, 'serverSeedHash' | 'nextServerSeedHash'>;

/** Everything that one item of the `wallets` table holds, in the domain's words. */
export interface WalletState {
  readonly wallet: Wallet;
  readonly seeds: WalletSeeds;
  /** What the seed that the last rotation opened was used with, null before the first. It is the one of the number before. */
  readonly revealed: Pick<RevealedSeed, 'clientSeed' | 'rounds'> | null;
  readonly openRound: OpenRound | null;
  readonly play: PlayState;
  /** How many writes are left, null before the first. */
  readonly allowance: WriteAllowance | null;
  /** Whether the welcome grant was given; a wallet opened before its player's address was verified waits for it. */
  readonly isWelcomed: boolean;
  /** From when on sign-ins count, since the player ended all of them; null where they never did. A whole second. */
  readonly signInsCountFrom: Date | null;
  /** When all rotations of seeds are open again, see `takeRotation`; null where they are. */
  readonly rotationsUsedUntil: Date | null;
  readonly updatedAt: Date;
}

/** An item of the `wallets` table: one a player, within 1 KB, and within 2 KB while a round waits for a decision. Instants are milliseconds since 1970, hashes their bytes. */
export interface WalletItem extends Balances {
  readonly player: string;
  readonly sequence: number;
  readonly holds: readonly HoldItem[];
  readonly fairness: readonly [seedNumber: number, clientSeed: string, nonce: number];
  /** The hashes of the server seed in use and of the next one; left out before they were shown. */
  readonly commitment?: readonly [current: Uint8Array, next: Uint8Array];
  readonly revealed: readonly [clientSeed: string, rounds: number] | null;
  readonly openRound: OpenRoundItem | null;
  readonly play: PlayItem;
  /** In thousandths at most, and how long before `updatedAt` they were counted: mostly at that very instant. */
  readonly writes: readonly [left: number, beforeMs: number] | null;
  readonly isWelcomed: boolean;
  /** The second since 1970 from which on sign-ins count; left out where all of them do. */
  readonly signIns?: number;
  /** Left out where every rotation of seeds was open as this was written. */
  readonly rotations?: number;
  readonly updatedAt: number;
}

type OpenRoundItem =
  | readonly [id: string, gameId: string]
  | readonly [id: string, gameId: string, latest: string]
  | readonly [
      id: string,
      gameId: string,
      latest: string,
      parHash: string,
      coin: Coin,
      firstStake: Amount,
      staked: Amount,
      choice: string | null,
      decisions: readonly string[],
    ];

type HoldItem = readonly [id: string, purpose: Hold['purpose'], coin: Coin, unplayed: Amount, amount: Amount];

/** Writes a wallet's state as an item. */
export function toItem({
  wallet,
  seeds,
  revealed,
  openRound,
  play,
  allowance,
  ...state
}: WalletState): WalletItem {
  const { player, sequence, balances, holds } = wallet;
  const { isWelcomed, signInsCountFrom, rotationsUsedUntil } = state;
  const updatedAt = state.updatedAt.getTime();
  return {
    player,
    sequence,
    ...balances,
    holds: holds.map(({ id, purpose, coin, unplayed, amount }) => [id, purpose, coin, unplayed, amount]),
    fairness: [seeds.number, seeds.clientSeed, seeds.nonce],
    ...(seeds.hashes && { commitment: commitmentItem(seeds.hashes) }),
    revealed: revealed && [revealed.clientSeed, revealed.rounds],
    openRound: openRound && openRoundItem(openRound),
    play: toPlayItem(play),
    writes: allowance && [thousandths(allowance.left), updatedAt - allowance.countedAt.getTime()],
    isWelcomed,
    ...(signInsCountFrom && { signIns: signInsCountFrom.getTime() / secondMs }),
    ...(rotationsUsedUntil &&
      rotationsUsedUntil > state.updatedAt && { rotations: rotationsUsedUntil.getTime() }),
    updatedAt,
  };
}

/**
 * Reads a wallet's state from an item.
 *
 * @throws Error for an item from before server seeds were derived: what it promised cannot be kept
 */
export function fromItem(item: WalletItem): WalletState {
  if (!('fairness' in item)) throw new Error('The wallet is of an older version: start over with --reset');
  const { player, sequence, gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld, writes, signIns } =
    item;
  const [number, clientSeed, nonce] = item.fairness;
  return {
    wallet: {
      player,
      sequence,
      balances: { gold, sweepsUnplayed, sweepsRedeemable, goldHeld, sweepsHeld },
      holds: item.holds.map(([id, purpose, coin, unplayed, amount]) => ({
        id,
        purpose,
        coin,
        unplayed,
        amount,
      })),
    },
    seeds: { number, clientSeed, nonce, hashes: item.commitment ? hashesOf(item.commitment) : null },
    revealed: item.revealed && revealedOf(item.revealed),
    openRound: item.openRound && openRoundOf(item.openRound),
    play: fromPlayItem(item.play),
    allowance: writes && { left: writes[0], countedAt: new Date(item.updatedAt - writes[1]) },
    isWelcomed: item.isWelcomed,
    signInsCountFrom: signIns === undefined ? null : new Date(signIns * secondMs),
    rotationsUsedUntil: item.rotations === undefined ? null : new Date(item.rotations),
    updatedAt: new Date(item.updatedAt),
  };
}

function openRoundItem(round: OpenRound): OpenRoundItem {
  const { id, gameId, latest } = round;
  if (round.awaits === 'seeing') return latest === id ? [id, gameId] : [id, gameId, latest];
  const { parHash, coin, firstStake, staked, choice, decisions } = round;
  return [id, gameId, latest, parHash, coin, firstStake, staked, choice, decisions];
}

function openRoundOf(item: OpenRoundItem): OpenRound {
  const [id, gameId, latest = id] = item;
  if (item.length === 2 || item.length === 3) return { awaits: 'seeing', id, gameId, latest };
  const [, , , parHash, coin, firstStake, staked, choice, decisions] = item;
  return { awaits: 'decision', id, gameId, latest, parHash, coin, firstStake, staked, choice, decisions };
}

function commitmentItem({ serverSeedHash, nextServerSeedHash }: SeedHashes) {
  return [bytesOf(serverSeedHash), bytesOf(nextServerSeedHash)] as const;
}

function hashesOf([current, next]: NonNullable<WalletItem['commitment']>): SeedHashes {
  return { serverSeedHash: hexOf(current), nextServerSeedHash: hexOf(next) };
}

function revealedOf([clientSeed, rounds]: NonNullable<WalletItem['revealed']>) {
  return { clientSeed, rounds };
}

/** What is cut off refills within a thousandth of a write's time; seventeen digits would take the place of a limit. */
function thousandths(writes: number): number {
  return Math.floor(writes * 1_000) / 1_000;
}

function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
