import type { Awaits } from '../game-backend';
import type { RoundCommand, RoundEvent } from './round-event';
import { awaitsRetry, type Played, type RoundState, type TableRound } from './round-state';

/** The next state, and what the page has to do about it. */
export interface Step<Version = unknown> {
  readonly state: RoundState<Version>;
  readonly commands: readonly RoundCommand[];
}

export type EventOf<Type extends RoundEvent['type'], Version = unknown> = Extract<
  RoundEvent<Version>,
  { type: Type }
>;

export function step<Version>(state: RoundState<Version>, ...commands: RoundCommand[]): Step<Version> {
  return { state, commands };
}

/** Whether nothing is being requested or shown. */
export function isFree({ phase }: RoundState): boolean {
  return phase === 'idle' || phase === 'deciding';
}

/** Lays a round on the table, to be shown. */
export function lay<Version>(
  { trouble, wait, delayedUntilMs, presentations }: RoundState<Version>,
  { round, version }: Played<Version>,
  how: Pick<TableRound, 'awaits' | 'origin' | 'stakedBefore' | 'settled'>,
): RoundState<Version> {
  const presentation = presentations + 1;
  return {
    phase: 'showing',
    table: { round, version, presentation, ...how },
    trouble,
    open: how.awaits === 'seeing' ? { gameId: round.gameId, id: round.id, failure: null } : null,
    wait,
    delayedUntilMs,
    presentations: presentation,
  };
}

/** Shows an open round of this game. It also shows whether an older press was played, which is then not repeated. */
export function resume<Version>(
  state: RoundState<Version>,
  { played, awaits }: { played: Played<Version>; awaits: Awaits },
): Step<Version> {
  const { trouble } = state;
  const laid = lay(state, played, { awaits, origin: 'resumed', stakedBefore: 0, settled: null });
  const forgotten = awaitsRetry(trouble) ? [{ type: 'forget', press: trouble.press } as const] : [];
  return step({ ...laid, trouble: null }, ...forgotten);
}

/** Leaves a round on the table that is over, or waits for a decision. */
export function rest<Version>(
  { trouble, open, wait, delayedUntilMs, presentations }: RoundState<Version>,
  table: TableRound<Version> | null,
): RoundState<Version> {
  const shared = { trouble, open, wait, delayedUntilMs, presentations };
  return table?.awaits === 'decision'
    ? { ...shared, phase: 'deciding', table }
    : { ...shared, phase: 'idle', table };
}

/** Once a round rests, nothing of it is left to show: it can be confirmed as seen. */
export function confirmation({ phase, open }: RoundState): RoundCommand[] {
  return phase === 'idle' && open ? [{ type: 'confirm', round: open }] : [];
}
