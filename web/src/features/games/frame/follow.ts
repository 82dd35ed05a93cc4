import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { type MessageToGame, protocol, type RefusalCode } from '../../../../frame-games/protocol/messages';
import type { TableRound } from '../rounds/machine/round-state';
import {
  type FrameSession,
  frameRound,
  laysChips,
  paceOf,
  refusal,
  type TableView,
  type Turn,
  underWay,
} from './frame-session';

/** Reports a page change to the game. */
export function follow(session: FrameSession, view: TableView, nowMs: number): Turn {
  const before = session.view;
  if (session.stage === 'silent') return { session: { ...session, view }, replies: [], command: null };
  const round = followRound(session, view);
  const shown = shownNow(before, view);
  return {
    session: { ...session, view, pending: round.pending },
    replies: [...update(before, view, nowMs), ...(session.stage === 'ready' ? round.replies : [])],
    // A round that waits for its player has no result to hold back.
    command: session.stage === 'ready' && shown?.awaits === 'decision' ? { type: 'shown' } : null,
  };
}

function update(before: TableView, view: TableView, nowMs: number): MessageToGame[] {
  const { settings, table, balance, numbers, lastChoice, lastChip, pause, state } = view;
  const isOtherCoin = before.table.coin !== table.coin;
  return [
    ...(differ(before.settings, settings) ? [{ protocol, type: 'settings', settings } as const] : []),
    ...(differ(before.table, table) ? [{ protocol, type: 'table', table } as const] : []),
    ...(differ(before.balance, balance) ? [{ protocol, type: 'balance', balance } as const] : []),
    ...(differ(before.numbers, numbers) ? [{ protocol, type: 'numbers', numbers } as const] : []),
    ...(before.lastChoice !== lastChoice || (isOtherCoin && lastChoice !== null)
      ? [{ protocol, type: 'last-choice', choice: lastChoice } as const]
      : []),
    // Within a coin, the game knows its chip first: an echo could undo a newer choice.
    ...(isOtherCoin && laysChips(view) ? [{ protocol, type: 'last-chip', chip: lastChip } as const] : []),
    ...(before.state.wait.untilMs !== state.wait.untilMs
      ? [{ protocol, type: 'limits', limits: paceOf(view, nowMs) } as const]
      : []),
    ...(before.pause !== pause ? [stillness(pause)] : []),
  ];
}

function stillness(pause: TableView['pause']): MessageToGame {
  return pause ? { protocol, type: 'pause', because: pause } : { protocol, type: 'go-on' };
}

/** Answers each request once: with its round, or with the reason for the refusal. */
function followRound(
  session: FrameSession,
  view: TableView,
): { pending: number | null; replies: MessageToGame[] } {
  const { pending, view: before } = session;
  const { phase, trouble } = view.state;
  const shown = shownNow(before, view);
  if (shown) {
    if (pending === null) return { pending, replies: underWay(view) };
    if (shown.origin === 'resumed' || shown.origin === 'replayed') {
      const moved = refusal(pending, 'moved-on', 'Another round comes first.');
      return { pending: null, replies: [moved, ...underWay(view)] };
    }
    const outcome = {
      protocol,
      type: 'outcome',
      request: pending,
      round: frameRound(shown.round),
      awaits: shown.awaits,
    } as const;
    return { pending: null, replies: [outcome] };
  }
  // A press that is given up requests once more, without its trouble, before the table is at rest.
  const hasEnded = before.state.phase === 'requesting' || before.state.trouble !== trouble;
  if (pending === null || phase === 'requesting' || !hasEnded) return { pending, replies: [] };
  if (trouble === null)
    return { pending: null, replies: [refusal(pending, 'withdrawn', 'The player withdrew it.')] };
  if (trouble.fate !== 'refused') return { pending, replies: [] };
  return {
    pending: null,
    replies: [refusal(pending, codeOf(trouble.failure), messageFor(trouble.failure).text)],
  };
}

function codeOf(failure: unknown): RefusalCode {
  const isRuleOfGame = failure instanceof ApiRefusal && failure.code === 'games/decision-not-allowed';
  return isRuleOfGame ? 'not-allowed' : 'refused';
}

/** The round whose presentation begins with this change; null when none does. */
function shownNow({ state: before }: TableView, { state }: TableView): TableRound | null {
  const isNew = state.phase === 'showing' && before.table?.presentation !== state.table.presentation;
  return isNew ? state.table : null;
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
