import { limits, type MessageToGame } from '../../../../frame-games/protocol/messages';
import { type Fault, readFromGame } from '../../../../frame-games/protocol/read-message';
import { follow } from './follow';
import { type FrameSession, refusal, type TableView, type Turn } from './frame-session';
import { handleMessage, type Moment } from './handle-message';
import { createMessageMeter } from './message-meter';

/** Why a message of a game was ignored. */
export type Ignored = Fault | 'too-many' | 'other-game';

/** The result of a message or a change: the replies to the game, and its command. */
export type ReceivedMessage = Pick<Turn, 'replies' | 'command'>;

const nothing: ReceivedMessage = { replies: [], command: null };

/** State of the gate: the stage of the handshake, or why it ended, and the number of ignored messages. */
export interface GateState {
  readonly stage: FrameSession['stage'] | 'other-version' | 'stopped';
  readonly ignored: number;
}

/**
 * Receives the messages of a game in a frame. Messages that violate the protocol are ignored and counted; a game that continues is
 * stopped.
 *
 * @param options.onIgnored  called for each ignored message
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
  const isWithinRate = createMessageMeter(limits);
  let session: FrameSession = { gameId, stage: 'silent', pending: null, view };
  let ignored = 0;
  let isOtherVersion = false;

  function take({ session: next, replies, command }: Turn): ReceivedMessage {
    session = next;
    return { replies, command };
  }

  function ignore(why: Ignored): ReceivedMessage {
    ignored += 1;
    onIgnored(why);
    return nothing;
  }

  return {
    /**
     * Handles a message of any shape.
     *
     * @returns the replies to the game, and its command if the message is valid
     */
    handleMessage(data: unknown, moment: Moment): ReceivedMessage {
      if (ignored > limits.patience) return nothing;
      if (!isWithinRate(moment.nowMs)) return ignore('too-many');
      const read = readFromGame(data);
      if ('fault' in read) {
        if (read.fault === 'other-version' && session.stage === 'silent') isOtherVersion = true;
        return ignore(read.fault);
      }
      const { message } = read;
      if (message.type === 'hello' && message.gameId !== gameId) return ignore('other-game');
      return take(handleMessage(session, message, moment));
    },
    /** Reports page changes to the game. */
    follow: (changed: TableView, nowMs: number): ReceivedMessage => take(follow(session, changed, nowMs)),
    /** Answers a request that the page could not fulfill. */
    refuse(request: number, why: string): readonly MessageToGame[] {
      if (session.pending !== request) return [];
      session = { ...session, pending: null };
      return [refusal(request, 'refused', why)];
    },
    state(): GateState {
      if (ignored > limits.patience) return { stage: 'stopped', ignored };
      return {
        stage: isOtherVersion && session.stage === 'silent' ? 'other-version' : session.stage,
        ignored,
      };
    },
  };
}
