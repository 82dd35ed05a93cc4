import { playFabOps } from '#web/lib/api/play-fab-ops';

/** Confirms that the player has seen the reality check and continues. */
export function confirmRealityCheck(idempotencyKey: string): Promise<unknown> {
  return playFabOps.post('/play-limits/reality-check/confirmations', { idempotencyKey });
}

/** What a player declares before they play with Sweeps Coins. */
export interface Residency {
  /** `1990-05-17` */
  readonly bornOn: string;
  /** Postal code of the state. */
  readonly state: string;
  /** An IANA time zone name. */
  readonly timeZone: string;
}

/** Submits the player's birthday, state and time zone. */
export function declareResidency(residency: Residency, idempotencyKey: string): Promise<unknown> {
  return playFabOps.put('/player/residency', { body: residency, idempotencyKey });
}
