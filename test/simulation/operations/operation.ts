import type { Casino } from '../casino/casino';
import type { Answer } from '../invariants/answers';
import type { SimulatedProvider } from '../payments/simulated-provider';
import type { Random } from '../scheduler/random';

/** A simulated player with the state of their client. */
export interface SimulatedPlayer {
  readonly id: string;
  /** Ids from responses, by kind. */
  readonly knownIds: Map<string, string>;
  /** The payment provider. */
  readonly provider: Pick<SimulatedProvider, 'applyOutcome'>;
}

/** An operation instance; its deliveries may be repeated, concurrent, late or lost. */
export interface Task {
  readonly operation: string;
  /** The game of a decision, which the tally counts apart. */
  readonly game?: string;
  /** Delivers it once; a failing function throws. */
  readonly deliver: (casino: Casino, isSignedIn: boolean) => Promise<Answer>;
  /** Whether its settled key always returns the same bytes. */
  readonly isSettled: boolean;
  /** Whether it creates at most one ledger row. @default value of `isSettled` */
  readonly isOnce?: boolean;
  /** Player whose gift the response reports; the response must equal the ledger for every repeat. */
  readonly giftTo?: string;
  /** Whether it is a player’s API request, whose response may be lost and whose token may expire. */
  readonly isRequest: boolean;
  /** Sends the same key with another input, which must be refused. */
  readonly deliverOther?: Task['deliver'];
  /** A competing write to the same items. */
  readonly competingWrite?: (casino: Casino) => Promise<unknown>;
  /** Called with the response that the client receives. */
  readonly onResponse?: (answer: Answer) => void;
}

/** A kind of operation. A new one is a file in this folder and a line in `operations.ts`. */
export interface Operation {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /** Creates an operation for a player, null when it is not applicable. */
  readonly begin: (player: SimulatedPlayer, random: Random) => Task | null;
}
