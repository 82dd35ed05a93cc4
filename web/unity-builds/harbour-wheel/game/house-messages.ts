/** What the house says to a Unity game: methods of its object `House`, each with one text as Unity passes it. */
export interface BackendMethods {
  /** `{ theme, locale, reducedMotion, sound }` */
  Settings(json: string): void;
  /** `{ coin, stake, stakes }`, `{ gold, sweeps }` and `{ shortestCycleMs, waitMs }`: what the player chose and has. */
  Table(json: string): void;
  Balance(json: string): void;
  Limits(json: string): void;
  /** A round was asked for; its answer is on the way. */
  Asked(nothing: string): void;
  /** `{ round, awaits }`: the round to show. */
  Outcome(json: string): void;
  /** `{ round, awaits }`: a round that was played before, to be shown as it stands. */
  Resume(json: string): void;
  /** `{ round }`: a round of the past, to be shown once more from its beginning. */
  Replay(json: string): void;
  /** There is no round: everything is as it was. */
  Refused(code: string): void;
  Pause(because: string): void;
  GoOn(nothing: string): void;
}

/** What of a round this game shows. */
export interface ShownRound {
  readonly id: string;
  readonly outcome: { readonly segment: number; readonly multiple: number };
}

/** @throws Error for a text that is no round of a wheel with so many segments */
export function readRound(json: string, segments: number): ShownRound {
  const { round } = JSON.parse(json) as { round?: Partial<ShownRound> };
  const { segment, multiple } = round?.outcome ?? {};
  const isOnWheel = Number.isInteger(segment) && (segment as number) >= 0 && (segment as number) < segments;
  if (typeof round?.id !== 'string' || !isOnWheel || typeof multiple !== 'number')
    throw new Error('The house told of a round that this wheel cannot show.');
  return { id: round.id, outcome: { segment: segment as number, multiple } };
}

/** Tells the page something; react-unity-webgl listens. */
export function tellPage(name: 'Stake' | 'Shown', parameter: string): void {
  window.dispatchReactUnityEvent?.(name, parameter);
}
