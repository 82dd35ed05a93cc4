import type { Answer } from '../invariants/answers';
import type { Random } from '../scheduler/random';
import type { SimulatedPlayer } from './operation';

/** A client’s record of an open round. */
export interface KnownOpenRound {
  readonly round: string;
  readonly game: string;
  readonly family: string;
  readonly step: number;
  readonly awaits: 'decision' | 'seeing';
  /** Decisions that the round offers, where its outcome lists them. */
  readonly options: readonly string[];
}

interface OpenRoundsAnswer {
  readonly round: {
    id: string;
    gameId: string;
    decisions: string[];
    outcome: { family: string; options?: readonly string[] };
  } | null;
  readonly awaits?: KnownOpenRound['awaits'] | null;
  /** All open rounds; only in the response of a lookup. */
  readonly open?: readonly { readonly gameId: string }[];
}

const storageKey = 'open rounds';

/** An open round that the client knows. */
export function pickOpenRound(
  { knownIds }: SimulatedPlayer,
  awaits: KnownOpenRound['awaits'],
  random: Random,
): KnownOpenRound | null {
  const openRounds = roundsOf(knownIds).filter((each) => each.awaits === awaits);
  return openRounds.length > 0 ? random.pick(openRounds) : null;
}

/** Whether the client knows of a round that awaits a decision. */
export function awaitsDecision({ knownIds }: SimulatedPlayer): boolean {
  return roundsOf(knownIds).some(({ awaits }) => awaits === 'decision');
}

/** Stores the open round of a response, and forgets those that a lookup does not list. */
export function storeOpenRound(knownIds: SimulatedPlayer['knownIds'], { status, text }: Answer): void {
  if (status !== 200) return;
  const { round, awaits, open } = JSON.parse(text) as OpenRoundsAnswer;
  if (awaits === undefined) return;
  const others = roundsOf(knownIds).filter(
    ({ game }) => game !== round?.gameId && (!open || open.some(({ gameId }) => gameId === game)),
  );
  const openRound = round &&
    awaits && {
      round: round.id,
      game: round.gameId,
      family: round.outcome.family,
      step: round.decisions.length,
      awaits,
      options: round.outcome.options ?? [],
    };
  knownIds.set(storageKey, JSON.stringify(openRound ? [...others, openRound] : others));
}

/** Forgets a round that was seen to its end. */
export function forgetRound(knownIds: SimulatedPlayer['knownIds'], round: string): void {
  const others = roundsOf(knownIds).filter((each) => each.round !== round);
  knownIds.set(storageKey, JSON.stringify(others));
}

function roundsOf(knownIds: SimulatedPlayer['knownIds']): readonly KnownOpenRound[] {
  return JSON.parse(knownIds.get(storageKey) ?? '[]') as readonly KnownOpenRound[];
}
