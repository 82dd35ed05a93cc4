import { dayShown, type Place } from '#domain/player/calendar-fixture';
import type { Change } from '#lambdas/in-memory/database';
import { itemWrittenTo } from './rows';

type ResidencyItem = readonly [
  bornOn: string | null,
  state: string | null,
  zone: Place,
  next?: Place,
  from?: number,
];

/** Residency and Sweeps eligibility of a player, from the wallet in a commit. */
interface Resident {
  readonly residency: ResidencyItem;
  readonly maySweep: boolean;
}

/** Reads the player from a commit with a wallet. All simulated players are adults in states with Sweeps Coins. */
export function residentOf(changes: readonly Change[]): Resident {
  const { residency, frozen = [] } = itemWrittenTo(changes, 'wallets')?.['play'] as {
    residency: ResidencyItem;
    frozen?: readonly string[];
  };
  const [bornOn, state] = residency;
  return { residency, maySweep: bornOn !== null && state !== null && frozen.length === 0 };
}

/** The day in the player’s local calendar. */
export function dayOf({ residency: [, , zone, next, from] }: Resident, at: Date): string {
  const hasMoved = next !== undefined && from !== undefined && at.getTime() >= from;
  return dayShown(hasMoved ? next : zone, at);
}
