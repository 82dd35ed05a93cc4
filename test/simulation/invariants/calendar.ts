import { dayShown, type Place } from '#domain/player/calendar-fixture';
import type { Change } from '../table/database';
import { writtenIn } from './rows';

type ResidencyItem = readonly [
  bornOn: string | null,
  state: string | null,
  zone: Place,
  next?: Place,
  from?: number,
];

/** What a wallet says of its player in the commit of a row: where they live, and whether they may have Sweeps Coins. */
interface Resident {
  readonly residency: ResidencyItem;
  readonly maySweep: boolean;
}

/** The player of a commit that writes a wallet. Everybody here is old enough, and nobody lives where Sweeps Coins are not offered. */
export function residentOf(changes: readonly Change[]): Resident {
  const { residency, frozen = [] } = writtenIn(changes, 'wallets')?.['play'] as {
    residency: ResidencyItem;
    frozen?: readonly string[];
  };
  const [bornOn, state] = residency;
  return { residency, maySweep: bornOn !== null && state !== null && frozen.length === 0 };
}

/** The day that the calendar on somebody's wall shows. */
export function dayOf({ residency: [, , zone, next, from] }: Resident, at: Date): string {
  const isThere = next !== undefined && from !== undefined && at.getTime() >= from;
  return dayShown(isThere ? next : zone, at);
}
