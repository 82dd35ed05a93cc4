import type { Casino } from '../casino/casino';
import type { Answer } from '../invariants/answers';
import type { SimulatedProvider } from '../payments/simulated-provider';
import type { Random } from '../scheduler/random';

/** A simulated player, and what their client remembers. */
export interface SimulatedPlayer {
  readonly id: string;
  /** Ids that answers have told, by what they are of. */
  readonly remembered: Map<string, string>;
  /** Whom they pay, on pages that are not the house's. */
  readonly provider: Pick<SimulatedProvider, 'happen'>;
}

/** Something that is wanted done; its deliveries may be many, at once, late or lost. */
export interface Errand {
  readonly operation: string;
  /** Carries it out once; a function that fails throws. */
  readonly deliver: (casino: Casino, isSignedIn: boolean) => Promise<Answer>;
  /** Whether it has a key that is answered with the same bytes for ever once it was settled. */
  readonly isSettled: boolean;
  /** Whether it leads to one row of the ledger at most. @default whether it is settled */
  readonly isOnce?: boolean;
  /** Whose gift its answer tells of; the answer says what the ledger has of it, however often it is asked for. */
  readonly giftTo?: string;
  /** Whether it comes through the API from a player, and so has an answer to lose and a token to expire. */
  readonly isRequest: boolean;
  /** The same key for something else, which must be refused. */
  readonly deliverOther?: Errand['deliver'];
  /** What somebody else may do to the same items in between. */
  readonly rival?: (casino: Casino) => Promise<unknown>;
  /** The player hears of it. */
  readonly heard?: (answer: Answer) => void;
}

/** One sort of thing that players do. A new one is a file in this folder and a line in `operations.ts`. */
export interface Operation {
  readonly name: string;
  /** How often it is chosen, relative to the others. */
  readonly weight: number;
  /** What a player wants now, null when there is nothing of this sort to want. */
  readonly begin: (player: SimulatedPlayer, random: Random) => Errand | null;
}
