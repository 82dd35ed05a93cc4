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
 * Asks the house for rounds and for what is decided in them: one request a press, under one key until it is answered, whatever
 * happens in between. A press made offline is not sent, then or later. Rounds that were left open are taken up again.
 *
 * The balances that are on show when a press is made stay until the caller lets newer ones be seen.
 *
 * @param leftOpen  the round that waited when the game was opened, if one did
 * @param prepare   finds what else is needed to show a round
 * @param isFree    whether a press can be made: nothing is being asked or shown
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

  /** Sends a new press; while offline it is refused on the spot, since what is kept to be sent later would stake without a press. */
  function send(press: Press): Promise<void> {
    if (backend.isReachable()) return ask(press, false);
    tell({ press, fate: 'refused', failure: offlineRefusal(), readFailure: null });
    return Promise.resolve();
  }

  async function ask(press: Press, kept: boolean) {
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
      // Of a press that was kept the balances tell already.
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
    const { isTakenUp, failure: readFailure } = await lookAfter(trouble);
    if (isTakenUp) return;
    backend.balances.keep(null);
    tell({ ...trouble, readFailure });
  }

  function tell(trouble: Trouble) {
    dispatch({ type: 'failed', trouble, nowMs: performance.now() });
  }

  /** Looks for the round that a press failed for, if it did for one, and shows it. */
  function lookAfter(trouble: Trouble): Promise<Look> {
    if (isFurtherOn(trouble)) return look(() => readFurtherRound(backend, trouble, prepare));
    return Promise.resolve({ isTakenUp: false, failure: null });
  }

  async function look(read: () => Promise<LeftOpen<Version> | null>): Promise<Look> {
    try {
      return { isTakenUp: takeUp(await read()), failure: null };
    } catch (failure) {
      return { isTakenUp: false, failure };
    }
  }

  function takeUp(found: LeftOpen<Version> | null): boolean {
    setElsewhere(found && 'elsewhere' in found ? found.elsewhere : null);
    if (!found || 'elsewhere' in found) return false;
    // What the round paid is in the balances already; whether they are shown whole is the caller's to say.
    settled.current = null;
    dispatch({ type: 'resumed', ...found });
    return true;
  }

  const repeatUnanswered = useEffectEvent((waiting: LeftOpen<Version> | null): boolean => {
    const press = unansweredPress(backend.memory, { player, gameId });
    if (!press || !isFree) return false;
    if (isFresh(press, Date.now())) {
      void ask(press, true);
      return true;
    }
    // The round shows by itself how far it has come; whoever decided an hour ago decides anew.
    if (press.decision && waiting && 'played' in waiting) {
      forgetPress(backend.memory, gameId);
      return false;
    }
    tell({ press, fate: 'stale', failure: null, readFailure: null });
    return false;
  });
  const open = useEffectEvent(() => {
    // The answer to an unanswered press brings along whatever it left open.
    if (!repeatUnanswered(leftOpen) && leftOpen) takeUp(leftOpen);
  });

  // The other game may have been played to its end in another tab, or on another device.
  const lookElsewhere = useEffectEvent(() => {
    if (elsewhere !== null && isFree) void look(() => readLeftOpen(backend, gameId, prepare));
  });

  useEffect(() => {
    gone.current = false;
    open();
    const whenBack = () => void repeatUnanswered(null);
    const whenSeen = () => void (document.visibilityState === 'visible' && lookElsewhere());
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
    /** The balances after the newest round, where its player has not seen yet why they are so. */
    settled,
    /** Begins a new round under a new key. */
    play: ({ coin, stake }: PlayChoice, choice: string | null = null) =>
      send({ ...pressed(), coin, stake, choice, decision: null }),
    /** Decides about a round that waits for it. */
    decide: ({ id, coin, stake, choice, decisions }: Round, text: string) =>
      send({ ...pressed(), coin, stake, choice, decision: { round: id, text, step: decisions.length } }),
    /** Asks again for the answer to an earlier press. */
    repeat: (press: Press) => ask(press, true),
    /** Lets an unanswered press be; whether it was played stands in the history. */
    drop: () => {
      forgetPress(backend.memory, gameId);
      dispatch({ type: 'dismissed' });
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Looks once more for the round that a press failed for; when there is none any more, nothing is in the way. */
    showLeftOpen: async (trouble: Trouble) => {
      dispatch({ type: 'dismissed' });
      const { isTakenUp, failure } = await lookAfter(trouble);
      const isGone = !isTakenUp && isRoundUnknown(trouble.failure);
      if (failure !== null || isGone) tell({ ...trouble, readFailure: failure });
    },
  };

  function pressed() {
    return { key: crypto.randomUUID(), player, gameId, pressedAtMs: Date.now() };
  }
}

/** Whether a round was found and is shown now, and why none could be looked for. */
interface Look {
  readonly isTakenUp: boolean;
  readonly failure: unknown;
}
