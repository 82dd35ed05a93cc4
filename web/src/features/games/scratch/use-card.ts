import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { isReplay } from '../rounds/machine/round-state';
import type { GameRounds } from '../rounds/use-game-rounds';
import {
  closedOf,
  forgetOpened,
  nextOpened,
  nothingOpened,
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
 * While a new card is requested, the last one is off the table.
 */
export function useCard({ backend, game }: ScratchSeat, rounds: GameRounds, still: boolean) {
  const { phase, table, open: unconfirmed } = rounds.state;
  const replayed = isReplay(rounds.state);
  const [state, dispatch] = useReducer(nextOpened, nothingOpened);
  const [hurried, setHurried] = useState<string | null>(null);
  const { deviceMemory: memory } = backend;
  const drawn = phase === 'requesting' ? null : table?.round;
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
  const opened = state.card === card ? state.fields : from;
  const isShowing = phase === 'showing';
  const isOpen = round !== null && opened.length === cells;
  const isHurried = isShowing && (hurried === card || replayed);

  const open = useCallback(
    (field: number) => {
      if (isShowing) dispatch({ type: 'opened', card, from, field });
    },
    [isShowing, card, from],
  );
  const openNext = () => {
    const [next] = closedOf(opened, cells);
    if (next !== undefined) open(next);
  };
  const openAll = () => {
    if (!isShowing) return;
    if (still) dispatch({ type: 'all-opened', card, from, cells });
    else setHurried(card);
  };

  const hurry = useEffectEvent(() => (still ? openAll() : openNext()));
  useEffect(() => {
    if (!isHurried || isOpen) return undefined;
    const timer = setTimeout(() => hurry(), betweenFieldsMs);
    return () => clearTimeout(timer);
  }, [isHurried, isOpen, opened]);

  const end = useEffectEvent(() => rounds.shown());
  useEffect(() => {
    if (!isShowing || !isOpen) return undefined;
    const timer = setTimeout(() => end(), lastFieldMs);
    return () => clearTimeout(timer);
  }, [isShowing, isOpen]);

  useEffect(() => {
    if (isShowing && !replayed && opened.length > 0)
      rememberOpened(memory, game.id, { card, fields: opened });
    // Runs only once a card rests on the table; until the server has recorded that it was seen, the card returns with the next visit.
    if (phase === 'idle' && isOpen && unconfirmed === null) {
      forgetOpened(memory, game.id);
      forgetRubbed(memory, game.id);
    }
  }, [isShowing, isOpen, replayed, opened, phase, unconfirmed, memory, game.id, card]);

  return {
    /** Unique per card and presentation. */
    card,
    round,
    cells,
    opened,
    /** Foil that an earlier visit rubbed away in covered fields. */
    rubbed,
    keepRubbed: (fields: RubbedFoil['fields']) => rememberRubbed(memory, game.id, { card, fields }),
    /** Fields that the last press opened; empty for an untouched card. */
    newest: state.card === card ? state.newest : nothingOpened.newest,
    /** Whether fields can be opened manually right now. */
    can: isShowing && !isHurried && !isOpen,
    isOpen: isOpen && phase === 'idle',
    open,
    openNext,
    openAll,
  };
}

export type CardOnTable = ReturnType<typeof useCard>;
