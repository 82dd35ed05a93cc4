import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Balances } from '#web/lib/balances';
import type { PlayChoice } from '../play-choice';
import { isFurtherOn, readFurtherRound } from './further-round';
import type { GameBackend } from './game-backend';
import { type LeftOpen, readLeftOpen } from './left-open';
import { forgetPress, isFresh, type Press, rememberPress, unansweredPress } from './press';
import { fateOf, isRoundUnknown, offlineRefusal } from './refused-press';
import type { RequestEvent, Trouble } from './request-event';

/**
 * Requests rounds and decisions: one request a press, under one idempotency key until it is answered. A press made offline is never sent.
 * Open rounds are resumed.
 *
 * The balances on show at a press stay until the caller releases the newer ones.
 *
 * @param leftOpen  the open round when the game was opened, if any
 * @param prepare   loads what else is needed to show a round
 * @param isFree    whether a press can be made: nothing is being requested or shown
 */
export function useRequests<Version>({
  backend,
  player,
  gameId,
  leftOpen,
  prepare,
  isFree,
  dispatch,
}: {
  backend: GameBackend;
  player: string;
  gameId: string;
  leftOpen: LeftOpen<Version> | null;
  prepare: (round: Round) => Promise<Version>;
  isFree: boolean;
  dispatch: (event: RequestEvent<Version>) => void;
}) {
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const settled = useRef<Balances | null>(null);
  const gone = useRef(false);

  /** Sends a new press. While offline it is refused at once, since a queued press would stake later without the player. */
  function send(press: Press): Promise<void> {
    if (backend.isReachable()) return request(press, false);
    report({ press, fate: 'refused', failure: offlineRefusal(), readFailure: null });
    return Promise.resolve();
  }

  async function request(press: Press, kept: boolean) {
    const { key, decision } = press;
    rememberPress(backend.memory, press);
    if (!gone.current) backend.balances.keep(backend.balances.read());
    dispatch({ type: 'asked', press, nowMs: performance.now() });
    try {
      const { round, awaits, balances, sequence } = await (decision
        ? backend.decide(
            { gameId: press.gameId, id: decision.round },
            { decision: decision.text, step: decision.step },
            key,
          )
        : backend.play(press, key));
      const version = await prepare(round);
      forgetPress(backend.memory, press.gameId);
      // The balances already include a press that was answered before.
      settled.current = kept ? null : balances;
      backend.balances.set(balances, sequence);
      const played = { round, version };
      dispatch({ type: 'answered', key, played, awaits, kept, nowMs: performance.now() });
    } catch (failure) {
      await fail(press, failure);
    }
  }

  async function fail(press: Press, failure: unknown) {
    const fate = fateOf(failure);
    if (fate === 'refused') forgetPress(backend.memory, press.gameId);
    const trouble = { press, fate, failure, readFailure: null };
    const { isTakenUp, failure: readFailure } = await lookUpAfter(trouble);
    if (isTakenUp) return;
    backend.balances.keep(null);
    report({ ...trouble, readFailure });
  }

  function report(trouble: Trouble) {
    dispatch({ type: 'failed', trouble, nowMs: performance.now() });
  }

  /** Looks up the open round that caused the failure of a press, if any, and shows it. */
  function lookUpAfter(trouble: Trouble): Promise<LookupResult> {
    if (isFurtherOn(trouble)) return lookUp(() => readFurtherRound(backend, trouble, prepare));
    return Promise.resolve({ isTakenUp: false, failure: null });
  }

  async function lookUp(read: () => Promise<LeftOpen<Version> | null>): Promise<LookupResult> {
    try {
      return { isTakenUp: takeUp(await read()), failure: null };
    } catch (failure) {
      return { isTakenUp: false, failure };
    }
  }

  function takeUp(found: LeftOpen<Version> | null): boolean {
    setElsewhere(found && 'elsewhere' in found ? found.elsewhere : null);
    if (!found || 'elsewhere' in found) return false;
    // The balances already include the payout; the caller decides whether they are shown in full.
    settled.current = null;
    dispatch({ type: 'resumed', ...found });
    return true;
  }

  const repeatUnanswered = useEffectEvent((waiting: LeftOpen<Version> | null): boolean => {
    const press = unansweredPress(backend.memory, { player, gameId });
    if (!press || !isFree) return false;
    if (isFresh(press, Date.now())) {
      void request(press, true);
      return true;
    }
    // The round itself shows its state; an old decision must be made again.
    if (press.decision && waiting && 'played' in waiting) {
      forgetPress(backend.memory, gameId);
      return false;
    }
    report({ press, fate: 'stale', failure: null, readFailure: null });
    return false;
  });
  const open = useEffectEvent(() => {
    // The answer to an unanswered press includes whatever it left open.
    if (!repeatUnanswered(leftOpen) && leftOpen) takeUp(leftOpen);
  });

  // The other game's round may have been finished in another tab or on another device.
  const lookUpElsewhere = useEffectEvent(() => {
    if (elsewhere !== null && isFree) void lookUp(() => readLeftOpen(backend, gameId, prepare));
  });

  useEffect(() => {
    gone.current = false;
    open();
    const whenBack = () => void repeatUnanswered(null);
    const whenSeen = () => void (document.visibilityState === 'visible' && lookUpElsewhere());
    window.addEventListener('online', whenBack);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('online', whenBack);
      document.removeEventListener('visibilitychange', whenSeen);
      gone.current = true;
      backend.balances.keep(null);
    };
  }, [player, gameId, backend]);

  return {
    /** The other game whose round comes first, by its id. */
    elsewhere,
    /** The balances after the newest round, while its result is not shown yet. */
    settled,
    /** Begins a new round under a new idempotency key. */
    play: ({ coin, stake }: PlayChoice, choice: string | null = null) =>
      send({ ...pressed(), coin, stake, choice, decision: null }),
    /** Sends a decision for a round that waits for it. */
    decide: ({ id, coin, stake, choice, decisions }: Round, text: string) =>
      send({ ...pressed(), coin, stake, choice, decision: { round: id, text, step: decisions.length } }),
    /** Repeats an earlier press under its key. */
    repeat: (press: Press) => request(press, true),
    /** Abandons an unanswered press; the history lists its round if it was played. */
    drop: () => {
      forgetPress(backend.memory, gameId);
      dispatch({ type: 'dismissed' });
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Looks up the blocking round again; if none is left, the blocker is cleared. */
    showLeftOpen: async (trouble: Trouble) => {
      dispatch({ type: 'dismissed' });
      const { isTakenUp, failure } = await lookUpAfter(trouble);
      const isGone = !isTakenUp && isRoundUnknown(trouble.failure);
      if (failure !== null || isGone) report({ ...trouble, readFailure: failure });
    },
  };

  function pressed() {
    return { key: crypto.randomUUID(), player, gameId, pressedAtMs: Date.now() };
  }
}

/** Whether a round was found and shown, and the error of a failed lookup. */
interface LookupResult {
  readonly isTakenUp: boolean;
  readonly failure: unknown;
}
