/** Messages of the host to a Unity game: methods of its object `House`, each with one text argument. */
export interface HostMethods {
  /** `{ theme, locale, reducedMotion, sound }` */
  Settings(json: string): void;
  /** `{ coin, stake, stakes }`, `{ gold, sweeps }` and `{ shortestCycleMs, waitMs }`: the player's choice, balances and pace. */
  Table(json: string): void;
  Balance(json: string): void;
  Limits(json: string): void;
  /** A round was requested; its answer is pending. */
  Pending(nothing: string): void;
  /** `{ round, awaits }`: the round to show. */
  Outcome(json: string): void;
  /** `{ round, awaits }`: an earlier round, to be shown at once in its present state. */
  Resume(json: string): void;
  /** `{ round }`: a past round, to be replayed from its beginning. */
  Replay(json: string): void;
  /** The round was refused: everything is unchanged. */
  Refused(code: string): void;
  Pause(because: string): void;
  GoOn(nothing: string): void;
}

/** The used part of a round. */
export interface ShownRound {
  readonly id: string;
  readonly outcome: { readonly segment: number; readonly multiple: number };
}

/** @throws Error for a text that is no round of a wheel with this many segments */
export function readRound(json: string, segments: number): ShownRound {
  const { round } = JSON.parse(json) as { round?: Partial<ShownRound> };
  const { segment, multiple } = round?.outcome ?? {};
  const isOnWheel = Number.isInteger(segment) && (segment as number) >= 0 && (segment as number) < segments;
  if (typeof round?.id !== 'string' || !isOnWheel || typeof multiple !== 'number')
    throw new Error('The host sent a round that this wheel cannot show.');
  return { id: round.id, outcome: { segment: segment as number, multiple } };
}

/** Sends an event to the page; react-unity-webgl listens. */
export function postToPage(name: 'Stake' | 'Shown', parameter: string): void {
  window.dispatchReactUnityEvent?.(name, parameter);
}
