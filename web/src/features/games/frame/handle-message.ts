import { type MessageToHost, protocol } from '../../../../frame-games/protocol/messages';
import {
  type FrameSession,
  laysChips,
  paceOf,
  refusal,
  type TableView,
  type Turn,
  underWay,
} from './frame-session';

type MessageOf<Type extends MessageToHost['type']> = Extract<MessageToHost, { type: Type }>;

/** Context at the time a message arrives. */
export interface Moment {
  readonly nowMs: number;
  /** Whether the player has just pressed something: no game may stake by itself. */
  readonly isPressed: boolean;
}

/**
 * Handles a message of a game. Coins move only right after a press of the player, in the coin that the page has selected and for the
 * selected amount: exactly the stake, or, where the game lays chips, at most the limit that the player allows a round. The game decides
 * what the chips are placed on.
 */
export function handleMessage(session: FrameSession, message: MessageToHost, moment: Moment): Turn {
  const nothing = { session, replies: [], command: null };
  switch (message.type) {
    case 'hello':
      return greet(session, moment);
    case 'ready':
      return session.stage === 'greeted' ? begin(session) : nothing;
    case 'stake':
      return takeStake(session, message, moment);
    case 'decision':
      return takeDecision(session, message, moment);
    case 'shown': {
      const { phase, table } = session.view.state;
      const isOnShow = phase === 'showing' && table.round.id === message.round;
      return isOnShow ? { ...nothing, command: { type: 'shown' } } : nothing;
    }
    case 'height':
      return { ...nothing, command: { type: 'height', pixels: message.pixels } };
    case 'chip': {
      const { chip, coin } = message;
      const { table } = session.view;
      const isOffered = laysChips(session.view) && coin === table.coin && table.stakes.includes(chip);
      return isOffered ? { ...nothing, command: { type: 'chip', chip } } : nothing;
    }
  }
}

/** A game may greet again, for example after a reload; its pending request is then dropped. */
function greet(session: FrameSession, { nowMs }: Moment): Turn {
  const { gameId, view } = session;
  const { settings, table, balance, rules } = view;
  return {
    session: { ...session, stage: 'greeted', pending: null },
    replies: [
      {
        protocol,
        type: 'welcome',
        gameId,
        settings,
        table,
        balance,
        rules,
        limits: paceOf(view, nowMs),
      },
    ],
    command: null,
  };
}

function begin(session: FrameSession): Turn {
  const { pause, state, numbers, lastChoice, lastChip } = session.view;
  return {
    session: { ...session, stage: 'ready' },
    replies: [
      ...(pause ? [{ protocol, type: 'pause', because: pause } as const] : []),
      ...(numbers.length > 0 ? [{ protocol, type: 'numbers', numbers } as const] : []),
      ...(lastChoice === null ? [] : [{ protocol, type: 'last-choice', choice: lastChoice } as const]),
      ...(laysChips(session.view) ? [{ protocol, type: 'last-chip', chip: lastChip } as const] : []),
      ...underWay(session.view),
    ],
    command: state.phase === 'showing' && state.table.awaits === 'decision' ? { type: 'shown' } : null,
  };
}

function takeStake(
  session: FrameSession,
  { request, coin, stake, choice }: MessageOf<'stake'>,
  moment: Moment,
): Turn {
  const { table, state } = session.view;
  const refused =
    refusedAtOnce(session, request, moment) ??
    (state.phase !== 'idle' ? refusal(request, 'busy', 'A round is under way.') : null) ??
    (coin !== table.coin || !isAllowed(table, stake)
      ? refusal(request, 'not-on-table', 'The player chose another coin or stake.')
      : null);
  if (refused) return { session, replies: [refused], command: null };
  return {
    session: { ...session, pending: request },
    replies: [],
    command: { type: 'play', request, stake, choice },
  };
}

/** Whether the player has chosen this stake, or allows this total. */
function isAllowed({ stake, most }: TableView['table'], amount: number): boolean {
  return stake === null ? amount <= (most ?? 0) : amount === stake;
}

function takeDecision(session: FrameSession, message: MessageOf<'decision'>, moment: Moment): Turn {
  const { request, round, step, decision } = message;
  const { phase, table } = session.view.state;
  const refused = refusedAtOnce(session, request, moment);
  if (refused) return { session, replies: [refused], command: null };
  if (phase !== 'deciding' || table.round.id !== round || table.round.decisions.length !== step) {
    const moved = refusal(request, 'moved-on', 'The round is not waiting for this decision.');
    return { session, replies: [moved, ...underWay(session.view)], command: null };
  }
  return { session: { ...session, pending: request }, replies: [], command: { type: 'decide', decision } };
}

function refusedAtOnce({ stage, pending, view }: FrameSession, request: number, { isPressed }: Moment) {
  if (stage !== 'ready') return refusal(request, 'busy', 'The game is not ready.');
  if (pending !== null) return refusal(request, 'busy', 'An earlier request has no answer yet.');
  if (view.pause) return refusal(request, 'paused', 'The game is paused.');
  if (!isPressed) return refusal(request, 'no-press', 'The player has not pressed anything.');
  return null;
}
