import { limits, type MessageToGame } from '../../../../frame-games/protocol/messages';
import { type Fault, readFromGame } from '../../../../frame-games/protocol/read-message';
import { follow } from './follow';
import { type FrameSession, refusal, type TableView, type Turn } from './frame-session';
import { handleMessage, type Moment } from './handle-message';
import { createMessageMeter } from './message-meter';

/** Why something that a game said was passed over. */
export type Ignored = Fault | 'too-many' | 'other-game';

/** What follows from a message or a change: what the game is told, and what it wants. */
export type Heard = Pick<Turn, 'replies' | 'command'>;

const nothing: Heard = { replies: [], command: null };

/** How the page gets along with a game. */
export interface HandshakeState {
  readonly stage: FrameSession['stage'] | 'other-version' | 'stopped';
  readonly ignored: number;
}

/**
 * Receives what a game in a frame says: whatever is not to the letter of the protocol is passed over and counted, and a game that
 * keeps on with it is stopped.
 *
 * @param options.onIgnored  hears of everything that is passed over
 */
export function createMessageGate({
  gameId,
  view,
  onIgnored,
}: {
  gameId: string;
  view: TableView;
  onIgnored: (why: Ignored) => void;
}) {
  const mayComeIn = createMessageMeter(limits);
  let session: FrameSession = { gameId, stage: 'silent', pending: null, view };
  let ignored = 0;
  let speaksOther = false;

  function take({ session: next, replies, command }: Turn): Heard {
    session = next;
    return { replies, command };
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
    handleMessage(said: unknown, moment: Moment): Heard {
      if (ignored > limits.patience) return nothing;
      if (!mayComeIn(moment.nowMs)) return ignore('too-many');
      const read = readFromGame(said);
      if ('fault' in read) {
        if (read.fault === 'other-version' && session.stage === 'silent') speaksOther = true;
        return ignore(read.fault);
      }
      const { message } = read;
      if (message.type === 'hello' && message.gameId !== gameId) return ignore('other-game');
      return take(handleMessage(session, message, moment));
    },
    /** Tells the game what has changed around it. */
    follow: (changed: TableView, nowMs: number): Heard => take(follow(session, changed, nowMs)),
    /** Answers a wish that the page could not fulfill. */
    refuse(request: number, why: string): readonly MessageToGame[] {
      if (session.pending !== request) return [];
      session = { ...session, pending: null };
      return [refusal(request, 'refused', why)];
    },
    acquaintance(): HandshakeState {
      if (ignored > limits.patience) return { stage: 'stopped', ignored };
      return { stage: speaksOther && session.stage === 'silent' ? 'other-version' : session.stage, ignored };
    },
  };
}
