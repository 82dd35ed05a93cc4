import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/live/balances';
import type { Store } from '#web/lib/state/store';
import type { PlayKey, TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';

/** What an open round waits for: its player's decision, or the confirmation that it was seen. */
export type Awaits = 'decision' | 'seeing' | null;

/** A round as the API returns it, with the balances after it. */
export interface RoundAnswer {
  readonly round: Round;
  readonly awaits: Awaits;
  readonly balances: Balances;
  /** Number of the player's latest transaction, which orders balances. */
  readonly sequence: number;
}

/** The displayed balances: the newest, or those held back until the player has seen a result. */
export interface ShownBalances {
  read(): Balances | null;
  set(balances: Balances, sequence: number): void;
  /** Holds these balances, whatever updates arrive; null releases the newest. */
  keep(balances: Balances | null): void;
  /** A hook that subscribes to the displayed balances. */
  useBalances(): Balances | null;
}

/** The last stake of a player, from which the backend counts the shortest cycle to the next round of any game. */
export interface LastStake {
  readonly player: string;
  /** Milliseconds of the clock of the page. */
  readonly atMs: number;
}

export interface RoundName {
  readonly gameId: string;
  readonly id: string;
}

/**
 * The backend of a game: the API with ledger coins, or a demo in this browser. A game page does not depend on which, except for its
 * header.
 *
 * Each operation that moves coins has an idempotency key; a repeat under the same key returns the same answer and runs once. Refusals and
 * failures are thrown as `ApiRefusal`s.
 */
export interface GameBackend {
  readonly isDemo: boolean;
  /** False while the device is offline. */
  isReachable(): boolean;
  /** Storage that survives a reload of this tab, such as for an unanswered press. */
  readonly memory: Memory<TabKey>;
  /** Storage that survives the tab, such as for the open fields of a card. */
  readonly deviceMemory: Memory<PlayKey>;
  readonly balances: ShownBalances;
  /** The last stake in any of its games that this page knows of; null before the first. */
  readonly lastStake: Store<LastStake | null>;
  /** Adds pretend coins; null for coins of the ledger. */
  readonly addCoins: (() => void) | null;
  play(
    requested: { gameId: string; coin: Coin; stake: number; choice: string | null },
    key: string,
  ): Promise<RoundAnswer>;
  /** @param taken.step  number of earlier decisions in the round, so that a decision cannot apply to another step */
  decide(round: RoundName, taken: { decision: string; step: number }, key: string): Promise<RoundAnswer>;
  /** What a press was answered under its key; null if nothing was settled under it. It plays nothing. */
  findAnswer(gameId: string, key: string): Promise<RoundAnswer | null>;
  /** Confirms that a round was seen to its end; succeeds also for a round that needs no confirmation. */
  seen(round: RoundName): Promise<void>;
  /** The open round of a game. */
  readOpen(gameId: string): Promise<{ round: Round | null; awaits: Awaits }>;
  /** Rounds of a game, newest first. */
  rounds(
    gameId: string,
    page: { limit: number; before?: number },
  ): Promise<{ items: Round[]; next: number | null }>;
}
