import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLaterFrame } from '#web/lib/page/use-later-frame';
import { createStore, type Followed } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import { isReplay } from '../rounds/machine/round-state';
import type { GameRounds } from '../rounds/use-game-rounds';
import {
  closedOf,
  forgetOpened,
  nothingOpened,
  openedAlso,
  type OpenedFields,
  recallOpened,
  rememberOpened,
} from './opened-fields';
import { forgetRubbed, recallRubbed, rememberRubbed, type RubbedFoil } from './rubbed-foil';
import { scratchRound, type ScratchSeat } from './scratch-round';

const betweenFieldsMs = 150;
/** How long the last field stays visible before the result is announced. */
const lastFieldMs = 480;
const noCard = '';

/**
 * The card on the table: its open fields, and how the rest is opened. It counts as shown once all of it is open.
 *
 * While a new card is requested, the last one is off the table; it leaves the frame after the press, whose frame has enough to draw.
 */
export function useCard({ backend, game }: ScratchSeat, rounds: GameRounds, still: boolean) {
  const { phase, table, presentations, open: unconfirmed } = rounds.state;
  const replayed = isReplay(rounds.state);
  const [store] = useState(() => createStore(nothingOpened));
  const [hurried, setHurried] = useState<string | null>(null);
  const { deviceMemory: memory } = backend;
  const isRequesting = phase === 'requesting';
  const { wasRequesting } = useLaterFrame({ wasRequesting: isRequesting }, 1);
  const isAwaited = isRequesting && wasRequesting;
  const drawn = isAwaited ? null : table?.round;
  const round = useMemo(() => (drawn ? scratchRound(drawn) : null), [drawn]);
  const cells = round?.outcome.cells.length ?? game.rules.layout.cells;
  const card = round ? `${round.id}${replayed ? ` shown again ${table?.presentation}` : ''}` : noCard;
  const from = useMemo(
    () => (card === noCard ? [] : recallOpened(memory, { gameId: game.id, card, cells })),
    [memory, game.id, card, cells],
  );
  const rubbed = useMemo(
    () => (card === noCard ? [] : recallRubbed(memory, { gameId: game.id, card })),
    [memory, game.id, card],
  );
  const opened = useMemo((): Followed<OpenedFields> => {
    const untouched = { card, fields: from, newest: [] };
    return {
      subscribe: store.subscribe,
      read: () => (store.read().card === card ? store.read() : untouched),
    };
  }, [store, card, from]);
  const isShowing = phase === 'showing';
  const isOpen = useStore({
    subscribe: opened.subscribe,
    read: () => round !== null && opened.read().fields.length === cells,
  });
  const isHurried = isShowing && (hurried === card || replayed);

  const openFields = useCallback(
    (fields: readonly number[]) => {
      if (isShowing) store.set(openedAlso(opened.read(), fields));
    },
    [isShowing, store, opened],
  );
  const open = useCallback((field: number) => openFields([field]), [openFields]);
  const closed = () => closedOf(opened.read().fields, cells);
  const openNext = () => openFields(closed().slice(0, 1));
  const openAll = () => {
    if (!isShowing) return;
    if (still) openFields(closed());
    else setHurried(card);
  };

  const hurry = useEffectEvent(() => (still ? openAll() : openNext()));
  useEffect(() => {
    if (!isHurried || isOpen) return undefined;
    const timer = setInterval(() => hurry(), betweenFieldsMs);
    return () => clearInterval(timer);
  }, [isHurried, isOpen]);

  const end = useEffectEvent(() => rounds.shown());
  useEffect(() => {
    if (!isShowing || !isOpen) return undefined;
    const timer = setTimeout(() => end(), lastFieldMs);
    return () => clearTimeout(timer);
  }, [isShowing, isOpen]);

  useEffect(
    () =>
      isShowing && !replayed
        ? opened.subscribe(() => rememberOpened(memory, game.id, opened.read()))
        : undefined,
    [isShowing, replayed, opened, memory, game.id],
  );

  useEffect(() => {
    // Runs only once a card rests on the table; until the server has recorded that it was seen, the card returns with the next visit.
    if (phase !== 'idle' || !isOpen || unconfirmed !== null) return;
    forgetOpened(memory, game.id);
    forgetRubbed(memory, game.id);
  }, [phase, isOpen, unconfirmed, memory, game.id]);

  return {
    /** Unique per card and presentation. */
    card,
    round,
    cells,
    rules: game.rules,
    /** Whether a new card is requested, and the last one is off the table. */
    isAwaited,
    /** Its open fields, as a store: otherwise each would render the whole game again. */
    opened,
    /** Name of the foil over it: an awaited card already has its own, unless an earlier visit rubbed some of that away. */
    foil: from.length + rubbed.length > 0 ? card : `${isAwaited ? presentations + 1 : presentations}`,
    /** Foil that an earlier visit rubbed away in covered fields. */
    rubbed,
    keepRubbed: (fields: RubbedFoil['fields']) => rememberRubbed(memory, game.id, { card, fields }),
    /** Whether fields can be opened manually right now. */
    can: isShowing && !isHurried && !isOpen,
    /** Whether it rests on the table with all of its fields open. */
    isOpen: isOpen && (phase === 'idle' || isRequesting),
    open,
    openNext,
    openAll,
  };
}

export type CardOnTable = ReturnType<typeof useCard>;
