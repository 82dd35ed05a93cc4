import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/balances';

/** What a round that is not over yet waits for: its player's decision, or to have been seen to its end. */
export type Awaits = 'decision' | 'seeing' | null;

/** A round as the house answers it, with the balances after it. */
export interface RoundAnswer {
  readonly round: Round;
  readonly awaits: Awaits;
  readonly balances: Balances;
  /** Number of the player's latest transaction, by which newer balances are told from older ones. */
  readonly sequence: number;
}

/** Texts by name that a browser keeps. */
export interface Memory {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/** The balances on show: the newest that are known, or those that are kept until the player has seen why they change. */
export interface ShownBalances {
  read(): Balances | null;
  set(balances: Balances, sequence: number): void;
  /** Shows these whatever the house tells meanwhile; null shows the newest again. */
  keep(balances: Balances | null): void;
  /** A hook that follows what is on show. */
  use(): Balances | null;
}

export interface RoundName {
  readonly gameId: string;
  readonly id: string;
}

/**
 * Where a game is played: at the house, for coins that the ledger keeps, or for fun in this browser. A page of a game does not know
 * which, but for what it writes above it.
 *
 * Whatever moves coins bears a key; asked again under the same key, it is answered again and done once. Refusals and failures are
 * thrown as `ApiRefusal`s.
 */
export interface GameBackend {
  readonly isDemo: boolean;
  /** False while nothing can leave this device. */
  isReachable(): boolean;
  /** What must outlast a reload of this tab, such as a press without an answer. */
  readonly memory: Memory;
  /** What must outlast the tab, such as the fields of a card that are open. */
  readonly deviceMemory: Memory;
  readonly balances: ShownBalances;
  play(
    asked: { gameId: string; coin: Coin; stake: number; choice: string | null },
    key: string,
  ): Promise<RoundAnswer>;
  /** @param taken.step  how many decisions the round had before, so that no decision is taken for another one */
  decide(round: RoundName, taken: { decision: string; step: number }, key: string): Promise<RoundAnswer>;
  /** Notes that a round was seen to its end; a round that is not waited for is seen as well. */
  seen(round: RoundName): Promise<void>;
  /** The round, of whichever game, that comes before any other. */
  readOpen(): Promise<{ round: Round | null; awaits: Awaits }>;
  /** Rounds of a game, newest first. */
  rounds(
    gameId: string,
    page: { limit: number; before?: number },
  ): Promise<{ items: Round[]; next: number | null }>;
}
