import type { SlotMachine } from '#domain/games/slots/machine';
import { isShownInSteps } from '#domain/games/slots/shown-in-steps';
import type { RoundState, TableRound } from '../../rounds/machine/round-state';
import { afterRespins, type Feature, firstFeature, nextFeature, summaryOf } from '../feature/feature';
import { slotRound } from '../published-slot-game';

/** State of the rounds of a slot machine; a round of another version comes with its machine. */
export type SlotRoundState = RoundState<SlotMachine | null>;
export type SlotTableRound = TableRound<SlotMachine | null>;

/**
 * What moves on the table. It follows the state of the rounds, and ends each round that is shown.
 *
 * - `resting`: the reels are still
 * - `turning`: the reels turn, until the answer is known
 * - `stopping`: the reels stop on the answer
 * - `feature`: the respins and free spins of the round are shown one after another
 */
export interface Presentation {
  readonly phase: 'resting' | 'turning' | 'stopping' | 'feature';
  /** Number of the presentation on the reels; null before its answer is known. */
  readonly of: number | null;
  /** Position in the respins and free spins; the summary stays until the next press or until it is dismissed. */
  readonly feature: Feature | null;
}

export type PresentationEvent =
  /** The reels have turned long enough for a round that is known. */
  | { type: 'turned' }
  /** The reels have stopped. */
  | { type: 'reels-stopped' }
  /** A stage of the feature has elapsed. */
  | { type: 'advanced'; from: Feature }
  /** The rest of the respins is shown at once. */
  | { type: 'respins-skipped'; from: Feature }
  /** The player dismisses the summary. */
  | { type: 'summary-dismissed' };

export const nothingMoves: Presentation = { phase: 'resting', of: null, feature: null };

/** Follows the state of the rounds. */
export function followRounds(before: Presentation, state: SlotRoundState): Presentation {
  switch (state.phase) {
    case 'requesting': {
      const isTurning = before.phase === 'turning' && before.of === null;
      return isTurning ? before : { phase: 'turning', of: null, feature: null };
    }
    case 'showing':
      return before.of === state.table.presentation ? before : begin(before, state.table);
    default:
      return before.phase === 'resting' ? before : end(before, state.table);
  }
}

/**
 * Reels that turn stop on their round. A round that was left begins with its feature, or rests on its result; a replay turns the reels
 * first, as does an answer that arrives before they turn.
 */
function begin({ phase }: Presentation, table: SlotTableRound): Presentation {
  const { presentation: of, origin } = table;
  if (origin === 'resumed' && phase !== 'turning')
    return hasSteps(table)
      ? { phase: 'feature', of, feature: firstFeature(spinsOf(table), 'intro') }
      : { phase: 'resting', of, feature: null };
  const areTurning = phase === 'turning' && origin !== 'replayed';
  return { phase: areTurning ? 'stopping' : 'turning', of, feature: null };
}

/** The end of a round, on its summary if it had free spins, or of a request that led to no round. */
function end({ of }: Presentation, table: SlotTableRound | null): Presentation {
  const isShown = table !== null && table.presentation === of;
  return { phase: 'resting', of, feature: isShown && hasSummary(table) ? summaryOf(spinsOf(table)) : null };
}

/** @returns null when nothing is left to show */
export function nextPresentation(
  presentation: Presentation,
  event: PresentationEvent,
  table: SlotTableRound | null,
): Presentation | null {
  const { phase, of, feature } = presentation;
  switch (event.type) {
    case 'turned':
      return phase === 'turning' && of !== null ? { ...presentation, phase: 'stopping' } : presentation;
    case 'reels-stopped':
      return table ? rest(presentation, table) : presentation;
    case 'advanced':
      return table && feature === event.from ? advance(presentation, event.from, table) : presentation;
    case 'respins-skipped':
      return table && feature === event.from
        ? showFeature(presentation, afterRespins(spinsOf(table)))
        : presentation;
    case 'summary-dismissed':
      return phase === 'resting' ? { ...presentation, feature: null } : presentation;
  }
}

function rest(presentation: Presentation, table: SlotTableRound): Presentation | null {
  const { phase, feature } = presentation;
  if (phase === 'feature' && feature?.stage === 'stopping') return advance(presentation, feature, table);
  if (phase !== 'stopping') return presentation;
  if (!hasSteps(table)) return null;
  const stage = table.origin === 'resumed' ? 'intro' : 'base';
  return { ...presentation, phase: 'feature', feature: firstFeature(spinsOf(table), stage) };
}

function advance(presentation: Presentation, from: Feature, table: SlotTableRound): Presentation | null {
  if (presentation.phase !== 'feature') return presentation;
  return showFeature(presentation, nextFeature(from, spinsOf(table)));
}

function showFeature(presentation: Presentation, feature: Feature): Presentation | null {
  return feature.stage === 'summary' ? null : { ...presentation, feature };
}

/** Whether the round is shown in several steps: as long as the API waits for it to be seen, and in each replay. */
function hasSteps(table: SlotTableRound): boolean {
  return table.awaits === 'seeing' || (table.origin === 'replayed' && isShownInSteps(spinsOf(table)));
}

/** Whether free spins were shown, whose summary stays; respins end with the win of their spin. */
function hasSummary(table: SlotTableRound): boolean {
  return hasSteps(table) && spinsOf(table).length > 1;
}

function spinsOf({ round }: SlotTableRound) {
  return slotRound(round).outcome.spins;
}
