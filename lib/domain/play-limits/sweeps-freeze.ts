/** Sweeps Coins can be neither played nor granted while a payment matter is open. */
export interface SweepsFrozen {
  readonly code: 'player/sweeps-frozen';
}

/** The reason that only an admin can lift: refunded coins that the player had already spent. */
export const owed = 'owed';

/** Reasons of a freeze: `owed`, and the ids of purchases with a disputed payment. */
export type FreezeReasons = readonly string[];

export function checkFreeze(frozen: FreezeReasons): SweepsFrozen | null {
  return frozen.length > 0 ? { code: 'player/sweeps-frozen' } : null;
}

export function freeze(frozen: FreezeReasons, reason: string): FreezeReasons {
  return frozen.includes(reason) ? frozen : [...frozen, reason];
}

/** Removes one reason; others remain in force. */
export function thaw(frozen: FreezeReasons, reason: string): FreezeReasons {
  return frozen.filter((each) => each !== reason);
}
