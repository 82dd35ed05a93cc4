import type { Answer } from '../invariants/answers';
import type { SimulatedPlayer } from './operation';

/** What a client remembers of a round that waits for it. */
interface Waiting {
  readonly round: string;
  readonly game: string;
  readonly family: string;
  readonly step: number;
  readonly awaits: 'decision' | 'seeing';
}

const name = 'open round';

/** The round that waits, as the player heard of it last. */
export function waitingFor({ remembered }: SimulatedPlayer, awaits: Waiting['awaits']): Waiting | null {
  const waiting = JSON.parse(remembered.get(name) ?? 'null') as Waiting | null;
  return waiting?.awaits === awaits ? waiting : null;
}

/** Whether a round waits for the player, as far as they have heard. */
export function isWaitedFor(player: SimulatedPlayer): boolean {
  return waitingFor(player, 'decision') !== null || waitingFor(player, 'seeing') !== null;
}

/** Remembers what an answer tells of a round: of one that was asked for, or of the one that waits. */
export function heardOfRound(remembered: SimulatedPlayer['remembered'], { status, text }: Answer): void {
  if (status !== 200) return;
  const { round, awaits } = JSON.parse(text) as {
    round: { id: string; gameId: string; decisions: string[]; outcome: { family: string } } | null;
    awaits?: Waiting['awaits'] | null;
  };
  if (awaits === undefined) return;
  const waiting = round &&
    awaits && {
      round: round.id,
      game: round.gameId,
      family: round.outcome.family,
      step: round.decisions.length,
      awaits,
    };
  remembered.set(name, JSON.stringify(waiting));
}
