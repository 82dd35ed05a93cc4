import type { Answer } from '../invariants/answers';
import type { Random } from '../scheduler/random';
import type { SimulatedPlayer } from './operation';

/** A client’s record of an open round. */
export interface Waiting {
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
  readonly awaits?: Waiting['awaits'] | null;
  /** All open rounds; only in the response of a lookup. */
  readonly open?: readonly { readonly gameId: string }[];
}

const name = 'open rounds';

/** An open round that the client knows. */
export function waitingFor(
  { remembered }: SimulatedPlayer,
  awaits: Waiting['awaits'],
  random: Random,
): Waiting | null {
  const waiting = roundsOf(remembered).filter((each) => each.awaits === awaits);
  return waiting.length > 0 ? random.pick(waiting) : null;
}

/** Whether the client knows of a round that awaits a decision. */
export function isWaitedFor({ remembered }: SimulatedPlayer): boolean {
  return roundsOf(remembered).some(({ awaits }) => awaits === 'decision');
}

/** Stores the open round of a response, and forgets those that a lookup does not list. */
export function rememberRound(remembered: SimulatedPlayer['remembered'], { status, text }: Answer): void {
  if (status !== 200) return;
  const { round, awaits, open } = JSON.parse(text) as OpenRoundsAnswer;
  if (awaits === undefined) return;
  const others = roundsOf(remembered).filter(
    ({ game }) => game !== round?.gameId && (!open || open.some(({ gameId }) => gameId === game)),
  );
  const waiting = round &&
    awaits && {
      round: round.id,
      game: round.gameId,
      family: round.outcome.family,
      step: round.decisions.length,
      awaits,
      options: round.outcome.options ?? [],
    };
  remembered.set(name, JSON.stringify(waiting ? [...others, waiting] : others));
}

/** Forgets a round that was seen to its end. */
export function forgetRound(remembered: SimulatedPlayer['remembered'], round: string): void {
  const others = roundsOf(remembered).filter((each) => each.round !== round);
  remembered.set(name, JSON.stringify(others));
}

function roundsOf(remembered: SimulatedPlayer['remembered']): readonly Waiting[] {
  return JSON.parse(remembered.get(name) ?? '[]') as readonly Waiting[];
}
