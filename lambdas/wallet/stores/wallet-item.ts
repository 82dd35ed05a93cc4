import type { Commitment, RevealedSeed } from '#domain/fairness/seeds';
import type { OpenRound, OpenRounds } from '#domain/games/open-round';
import type { Amount, Coin } from '#domain/money/coin';
import type { PlayState } from '#domain/play-limits/play-state';
import type { WriteAllowance } from '#domain/play-limits/write-allowance';
import type { Balances } from '#domain/wallet/balances';
import type { Hold } from '#domain/wallet/hold';
import type { Wallet } from '#domain/wallet/wallet';
import { fromPlayItem, type PlayItem, toPlayItem } from './play-item';
import { restrictionKey } from './restriction-key';

const secondMs = 1_000;

/** The seed state of a wallet. Server seeds are derived from a key by their number and are not stored here. */
export interface WalletSeeds {
  /** Number of the server seed in use, from 0; the next seed has the next number. */
  readonly number: number;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The committed hashes; null before the first draw or display. */
  readonly hashes: SeedHashes | null;
}

/** SHA-256 of the server seed in use and of the next one, 64 hex characters each. */
export type SeedHashes = Pick<Commitment, 'serverSeedHash' | 'nextServerSeedHash'>;

/** The content of one item of the `wallets` table in terms of the domain. */
export interface WalletState {
  readonly wallet: Wallet;
  readonly seeds: WalletSeeds;
  /** Use of the seed that the last rotation revealed, whose number is the previous one; null before the first rotation. */
  readonly revealed: Pick<RevealedSeed, 'clientSeed' | 'rounds'> | null;
  readonly openRounds: OpenRounds;
  readonly play: PlayState;
  /** Remaining writes; null before the first. */
  readonly allowance: WriteAllowance | null;
  /** Whether the welcome grant was settled. A wallet opened with an unverified address waits for it. */
  readonly isWelcomed: boolean;
  /** Sign-ins before this whole second are invalid; null when the player never ended them. */
  readonly signInsCountFrom: Date | null;
  /** When all seed rotations are available again, see `takeRotation`; null when they are. */
  readonly rotationsUsedUntil: Date | null;
  readonly updatedAt: Date;
}

/**
 * An item of the `wallets` table, one per player: within 1 KB, within 2 KB while one round awaits a decision, and within 4 KB with a round
 * left open in every game. Times are milliseconds since 1970, hashes are bytes.
 */
export interface WalletItem extends Balances {
  readonly player: string;
  readonly sequence: number;
  readonly holds: readonly HoldItem[];
  readonly fairness: readonly [seedNumber: number, clientSeed: string, nonce: number];
  /** Hashes of the server seed in use and of the next one; omitted before they are shown. */
  readonly commitment?: readonly [current: Uint8Array, next: Uint8Array];
  readonly revealed: readonly [clientSeed: string, rounds: number] | null;
  /** Latest last. Omitted when there are none. */
  readonly openRounds?: readonly (UndecidedItem | UnseenItem)[];
  readonly play: PlayItem;
  /** Writes left, rounded to thousandths, and how long before `updatedAt` they were counted, usually 0. */
  readonly writes: readonly [left: number, beforeMs: number] | null;
  readonly isWelcomed: boolean;
  /** Second since 1970 before which sign-ins are invalid; omitted when all are valid. */
  readonly signIns?: number;
  /** Omitted when every seed rotation was available at this write. */
  readonly rotations?: number;
  /** Key of the index `by-restriction`, see `restrictionKey`. Omitted for an unrestricted player, so that the index stays sparse. */
  readonly restrictions?: string;
  readonly updatedAt: number;
}

type UnseenItem =
  | readonly [id: string, gameId: string]
  | readonly [id: string, gameId: string, latest: string];

type UndecidedItem = readonly [
  id: string,
  gameId: string,
  latest: string,
  parHash: string,
  coin: Coin,
  firstStake: Amount,
  staked: Amount,
  choice: string | null,
  decisions: readonly string[],
  nonce: number,
];

type HoldItem = readonly [id: string, purpose: Hold['purpose'], coin: Coin, unplayed: Amount, amount: Amount];

/** Maps a wallet state to an item. */
export function toItem({
  wallet,
  seeds,
  revealed,
  openRounds,
  play,
  allowance,
  ...state
}: WalletState): WalletItem {
  const { player, sequence, balances, holds } = wallet;
  const { isWelcomed, signInsCountFrom, rotationsUsedUntil } = state;
  const updatedAt = state.updatedAt.getTime();
  const restrictions = restrictionKey(play);
  return {
    player,
    sequence,
    ...balances,
    holds: holds.map(({ id, purpose, coin, unplayed, amount }) => [id, purpose, coin, unplayed, amount]),
    fairness: [seeds.number, seeds.clientSeed, seeds.nonce],
    ...(seeds.hashes && { commitment: commitmentItem(seeds.hashes) }),
    revealed: revealed && [revealed.clientSeed, revealed.rounds],
    ...(openRounds.length > 0 && { openRounds: openRounds.map(openRoundItem) }),
    play: toPlayItem(play),
    writes: allowance && [thousandths(allowance.left), updatedAt - allowance.countedAt.getTime()],
    isWelcomed,
    ...(signInsCountFrom && { signIns: signInsCountFrom.getTime() / secondMs }),
    ...(rotationsUsedUntil &&
      rotationsUsedUntil > state.updatedAt && { rotations: rotationsUsedUntil.getTime() }),
    ...(restrictions !== undefined && { restrictions }),
    updatedAt,
  };
}

/**
 * Maps an item to a wallet state.
 *
 * @throws Error for an item from before server seeds were derived, or before several rounds were open at once
 */
export function fromItem(item: WalletItem): WalletState {
  if (!('fairness' in item) || 'openRound' in item)
    throw new Error('The wallet has an older format. Start with --reset.');
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
    openRounds: (item.openRounds ?? []).map(openRoundOf),
    play: fromPlayItem(item.play),
    allowance: writes && { left: writes[0], countedAt: new Date(item.updatedAt - writes[1]) },
    isWelcomed: item.isWelcomed,
    signInsCountFrom: signIns === undefined ? null : new Date(signIns * secondMs),
    rotationsUsedUntil: item.rotations === undefined ? null : new Date(item.rotations),
    updatedAt: new Date(item.updatedAt),
  };
}

function openRoundItem(round: OpenRound): UndecidedItem | UnseenItem {
  const { id, gameId, latest } = round;
  if (round.awaits === 'seeing') return latest === id ? [id, gameId] : [id, gameId, latest];
  const { parHash, coin, firstStake, staked, choice, decisions, nonce } = round;
  return [id, gameId, latest, parHash, coin, firstStake, staked, choice, decisions, nonce];
}

function openRoundOf(item: UndecidedItem | UnseenItem): OpenRound {
  if (!isUndecidedItem(item)) {
    const [id, gameId, latest = id] = item;
    return { awaits: 'seeing', id, gameId, latest };
  }
  const [id, gameId, latest, parHash, coin, firstStake, staked, choice, decisions, nonce] = item;
  return {
    awaits: 'decision',
    id,
    gameId,
    latest,
    parHash,
    coin,
    firstStake,
    staked,
    choice,
    decisions,
    nonce,
  };
}

function isUndecidedItem(item: UndecidedItem | UnseenItem): item is UndecidedItem {
  return item.length === 10;
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

/** Rounds down to thousandths to save space in the item. The loss refills within a thousandth of the time of one write. */
function thousandths(writes: number): number {
  return Math.floor(writes * 1_000) / 1_000;
}

function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
