/** Sweeps Coins are neither played nor given while something about their player's payments is open. */
export interface SweepsFrozen {
  readonly code: 'player/sweeps-frozen';
}

/** The reason that only a person can lift: coins that went back with their money and were spent already. */
export const owed = 'owed';

/** Why a player's Sweeps Coins are frozen: `owed`, and the ids of purchases whose payment is disputed. Empty for almost everybody. */
export type FreezeReasons = readonly string[];

export function checkFreeze(frozen: FreezeReasons): SweepsFrozen | null {
  return frozen.length > 0 ? { code: 'player/sweeps-frozen' } : null;
}

export function freeze(frozen: FreezeReasons, reason: string): FreezeReasons {
  return frozen.includes(reason) ? frozen : [...frozen, reason];
}

/** Takes one reason away; others go on. */
export function thaw(frozen: FreezeReasons, reason: string): FreezeReasons {
  return frozen.filter((each) => each !== reason);
}
