import type { Answer } from '../invariants/answers';
import type { SimulatedPlayer } from './operation';

/** A client’s record of an open round. */
interface Waiting {
  readonly round: string;
  readonly game: string;
  readonly family: string;
  readonly step: number;
  readonly awaits: 'decision' | 'seeing';
}

const name = 'open round';

/** The open round that the client knows. */
export function waitingFor({ remembered }: SimulatedPlayer, awaits: Waiting['awaits']): Waiting | null {
  const waiting = JSON.parse(remembered.get(name) ?? 'null') as Waiting | null;
  return waiting?.awaits === awaits ? waiting : null;
}

/** Whether the client knows of an open round. */
export function isWaitedFor(player: SimulatedPlayer): boolean {
  return waitingFor(player, 'decision') !== null || waitingFor(player, 'seeing') !== null;
}

/** Stores the open round of a response. */
export function rememberRound(remembered: SimulatedPlayer['remembered'], { status, text }: Answer): void {
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
