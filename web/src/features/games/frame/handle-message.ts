import { type MessageToHost, protocol } from '../../../../frame-games/protocol/messages';
import { type FrameSession, paceOf, refusal, type TableView, type Turn, underWay } from './frame-session';

type Said<Type extends MessageToHost['type']> = Extract<MessageToHost, { type: Type }>;

/** What is known of the moment in which something was said. */
export interface Moment {
  readonly nowMs: number;
  /** Whether the player has pressed something just before: no game stakes by itself. */
  readonly isPressed: boolean;
}

/**
 * What follows when a game says something. It moves coins only right after a press of its player, in the coin that is chosen on the
 * page, and as many as are chosen there: exactly the stake, or, where the game lays chips, no more than the player allows a round.
 * On what they are staked is the game's to say.
 */
export function handleMessage(session: FrameSession, said: MessageToHost, moment: Moment): Turn {
  const nothing = { session, replies: [], command: null };
  switch (said.type) {
    case 'hello':
      return greet(session, moment);
    case 'ready':
      return session.stage === 'greeted' ? begin(session) : nothing;
    case 'stake':
      return takeStake(session, said, moment);
    case 'decision':
      return takeDecision(session, said, moment);
    case 'shown': {
      const { phase, played } = session.view.state;
      const isOnShow = phase === 'showing' && played?.id === said.round;
      return isOnShow ? { ...nothing, command: { type: 'shown' } } : nothing;
    }
    case 'height':
      return { ...nothing, command: { type: 'height', pixels: said.pixels } };
  }
}

/** A game may greet once more, as after it loaded itself anew; what it wished before, it has forgotten. */
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
  const { pause, state } = session.view;
  return {
    session: { ...session, stage: 'ready' },
    replies: [
      ...(pause ? [{ protocol, type: 'pause', because: pause } as const] : []),
      ...underWay(session.view),
    ],
    command: state.phase === 'showing' && state.awaits === 'decision' ? { type: 'shown' } : null,
  };
}

function takeStake(
  session: FrameSession,
  { request, coin, stake, choice }: Said<'stake'>,
  moment: Moment,
): Turn {
  const { table, state } = session.view;
  const refused =
    refusedAtOnce(session, request, moment) ??
    (state.phase !== 'resting' ? refusal(request, 'busy', 'A round is under way.') : null) ??
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

/** Whether the player has chosen this stake, or allowed so much. */
function isAllowed({ stake, most }: TableView['table'], asked: number): boolean {
  return stake === null ? asked <= (most ?? 0) : asked === stake;
}

function takeDecision(session: FrameSession, said: Said<'decision'>, moment: Moment): Turn {
  const { request, round, step, decision } = said;
  const { phase, played } = session.view.state;
  const refused = refusedAtOnce(session, request, moment);
  if (refused) return { session, replies: [refused], command: null };
  if (phase !== 'deciding' || played?.id !== round || played.decisions.length !== step) {
    const moved = refusal(request, 'moved-on', 'The round does not wait for this decision.');
    return { session, replies: [moved, ...underWay(session.view)], command: null };
  }
  return { session: { ...session, pending: request }, replies: [], command: { type: 'decide', decision } };
}

function refusedAtOnce({ stage, pending, view }: FrameSession, request: number, { isPressed }: Moment) {
  if (stage !== 'ready') return refusal(request, 'busy', 'The game has not said that it is ready.');
  if (pending !== null) return refusal(request, 'busy', 'An earlier wish has no answer yet.');
  if (view.pause) return refusal(request, 'paused', 'The game was told to hold still.');
  if (!isPressed) return refusal(request, 'no-press', 'The player has not pressed anything.');
  return null;
}
