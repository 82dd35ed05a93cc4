import { limits, type MessageToGame } from '../../../../frame-games/protocol/messages';
import { type Fault, readFromGame } from '../../../../frame-games/protocol/read-message';
import { type Desk, refusal, type TableView, type Turn } from './desk';
import { follow } from './follow';
import { hear, type Moment } from './hear';
import { createMessageMeter } from './message-meter';

/** Why something that a game said was passed over. */
export type Ignored = Fault | 'too-many' | 'other-game';

/** What follows from a message or a change: what the game is told, and what it wants. */
export type Heard = Pick<Turn, 'replies' | 'wish'>;

const nothing: Heard = { replies: [], wish: null };

/** How the page gets along with a game. */
export interface Acquaintance {
  readonly stage: Desk['stage'] | 'other-version' | 'stopped';
  readonly ignored: number;
}

/**
 * Receives what a game in a frame says: whatever is not to the letter of the protocol is passed over and counted, and a game that
 * keeps on with it is stopped.
 *
 * @param options.onIgnored  hears of everything that is passed over
 */
export function createReception({
  gameId,
  view,
  onIgnored,
}: {
  gameId: string;
  view: TableView;
  onIgnored: (why: Ignored) => void;
}) {
  const mayComeIn = createMessageMeter(limits);
  let desk: Desk = { gameId, stage: 'silent', pending: null, view };
  let ignored = 0;
  let speaksOther = false;

  function take({ desk: next, replies, wish }: Turn): Heard {
    desk = next;
    return { replies, wish };
  }

  function ignore(why: Ignored): Heard {
    ignored += 1;
    onIgnored(why);
    return nothing;
  }

  return {
    /**
     * Hears a message, whatever it is.
     *
     * @returns what the game is to be told, and what it wants, if that is in order
     */
    hear(said: unknown, moment: Moment): Heard {
      if (ignored > limits.patience) return nothing;
      if (!mayComeIn(moment.nowMs)) return ignore('too-many');
      const read = readFromGame(said);
      if ('fault' in read) {
        if (read.fault === 'other-version' && desk.stage === 'silent') speaksOther = true;
        return ignore(read.fault);
      }
      const { message } = read;
      if (message.type === 'hello' && message.gameId !== gameId) return ignore('other-game');
      return take(hear(desk, message, moment));
    },
    /** Tells the game what has changed around it. */
    follow: (changed: TableView, nowMs: number): Heard => take(follow(desk, changed, nowMs)),
    /** Answers a wish that the page could not fulfil. */
    refuse(request: number, why: string): readonly MessageToGame[] {
      if (desk.pending !== request) return [];
      desk = { ...desk, pending: null };
      return [refusal(request, 'refused', why)];
    },
    acquaintance(): Acquaintance {
      if (ignored > limits.patience) return { stage: 'stopped', ignored };
      return { stage: speaksOther && desk.stage === 'silent' ? 'other-version' : desk.stage, ignored };
    },
  };
}
