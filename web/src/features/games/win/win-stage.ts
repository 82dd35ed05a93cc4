import type { WinTier } from './win-size';

/**
 * How far the presentation of a win is.
 *
 * - `counting`: its amount counts up
 * - `held`: the final amount of a ceremony stays large
 * - `line`: the amount is one line
 * - `over`: nothing of it is left
 */
export type WinStage = 'counting' | 'held' | 'line' | 'over';

const countMs: Readonly<Record<WinTier, number>> = { small: 0, medium: 900, big: 1_800, grand: 3_200 };
const holdMs: Readonly<Record<WinTier, number>> = { small: 0, medium: 0, big: 1_600, grand: 2_400 };
const lineMs = 3_000;

/** Whether the win gets a ceremony over the whole stage. */
export function hasCeremony(tier: WinTier): boolean {
  return holdMs[tier] > 0;
}

/** @param still  no motion: the final amount appears at once */
export function firstStage(tier: WinTier, still: boolean): WinStage {
  return countMs[tier] > 0 && !still ? 'counting' : afterCount(tier);
}

/** The stage that follows an elapsed or skipped one. */
export function nextStage(tier: WinTier, stage: WinStage): WinStage {
  switch (stage) {
    case 'counting':
      return afterCount(tier);
    case 'held':
      return 'line';
    default:
      return 'over';
  }
}

/** Duration of a stage in milliseconds. Without motion, a ceremony stays as long as its count would take in addition. */
export function stageMs(tier: WinTier, stage: WinStage, still: boolean): number {
  switch (stage) {
    case 'counting':
      return countMs[tier];
    case 'held':
      return holdMs[tier] + (still ? countMs[tier] : 0);
    case 'line':
      return lineMs;
    case 'over':
      return 0;
  }
}

/** How long a ceremony takes until only its line is left; 0 for a win without one. */
export function ceremonyMs(tier: WinTier): number {
  return hasCeremony(tier) ? countMs[tier] + holdMs[tier] : 0;
}

function afterCount(tier: WinTier): WinStage {
  return hasCeremony(tier) ? 'held' : 'line';
}
