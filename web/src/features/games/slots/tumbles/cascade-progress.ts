import type { Cascade, CascadeStep } from './cascade-steps';

/** How far the cascade of a presentation is. */
export interface CascadeProgress {
  /** Number of the presentation of its round. */
  readonly presentation: number;
  readonly index: number;
  /** Whether the symbols of that step vanish and others fall, rather than its win being shown. */
  readonly isFalling: boolean;
}

/** The step of a cascade on show. */
export interface CascadeOnTable extends Pick<CascadeProgress, 'isFalling'> {
  readonly step: CascadeStep;
}

/** How a cascade begins once its reels have stopped; null where nothing tumbles, and where the player has skipped ahead of the reels. */
export function beginCascade(
  cascade: Cascade | null,
  { presentation, isHurried }: { presentation: number; isHurried: boolean },
): CascadeProgress | null {
  return cascade && !isHurried ? { presentation, index: 0, isFalling: false } : null;
}

/**
 * What follows a step that has elapsed; null after the last tumble.
 *
 * @param still  no motion: windows follow one another without vanishing and falling
 */
export function nextProgress(
  progress: CascadeProgress,
  { steps }: Pick<Cascade, 'steps'>,
  still: boolean,
): CascadeProgress | null {
  if (!progress.isFalling && !still) return { ...progress, isFalling: true };
  const index = progress.index + 1;
  return index < steps.length ? { ...progress, index, isFalling: false } : null;
}

/** What the table has counted of a presentation by now; 0 where its cascade was not shown. */
export function countedBy(
  { presentation, index }: CascadeProgress,
  cascade: Cascade | null,
  current: number,
): number {
  return presentation === current ? (cascade?.steps[index]?.countTo ?? 0) : 0;
}
