import { playFabOps } from '#web/lib/play-fab-ops';

/** Tells the house that the player has seen where they stand and goes on. */
export function confirmRealityCheck(idempotencyKey: string): Promise<unknown> {
  return playFabOps.post('/play-limits/reality-check/confirmations', { idempotencyKey });
}

/** What a player tells about themselves before they play with Sweeps Coins. */
export interface Residency {
  /** `1990-05-17` */
  readonly bornOn: string;
  /** Postal code of the state. */
  readonly state: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Tells the house when the player was born and where they live. */
export function declareResidency(residency: Residency, idempotencyKey: string): Promise<unknown> {
  return playFabOps.put('/player/residency', { body: residency, idempotencyKey });
}
