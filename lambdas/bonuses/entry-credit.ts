import { type EntryPlaceKind, type FreeEntry, freeEntryRules, usedUpCodes } from '#domain/coins/free-entry';
import { homeTrait, normalizedAddress, type WrittenAddress } from '#domain/coins/postal-address';
import type { LocalDay } from '#domain/player/local-day';
import { type GrantDetail, grantDetail, grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { TraitStore } from '#lambdas/traits/stores/trait-store';
import type { EntryPlace, FreeEntryStore } from './stores/free-entry-store';

const reason = 'free-entry';
const dayMs = 86_400_000;
/** A letter can be recorded for a limited number of days after it arrived; the use of an address expires a month later. */
const addressKeptMs = (freeEntryRules.mailInWithinDays + 30) * dayMs;

interface PlaceDependencies {
  readonly freeEntries: Pick<FreeEntryStore, 'placeOfDay'>;
  readonly traits: Pick<TraitStore, 'nameOf'>;
}

/** What credits an entry: the ledger row, and the writes of its transaction. */
export interface EntryCredit {
  readonly line: { readonly postings: readonly Posting[]; readonly detail: GrantDetail };
  readonly alongside: readonly AtomicWrite[];
}

/** A free slot of the day at a place. */
export interface EntryLeft {
  readonly place: EntryPlace;
  readonly entry: number;
}

/** Finds the next free slot of each place, or the refusal if one has none. */
export async function entriesLeft(
  freeEntries: Pick<FreeEntryStore, 'nextEntryOf'>,
  places: readonly EntryPlace[],
): Promise<EntryLeft[] | { readonly code: (typeof usedUpCodes)[EntryPlaceKind] }> {
  const left: EntryLeft[] = [];
  for (const place of places) {
    const entry = await freeEntries.nextEntryOf(place);
    if (entry === null) return { code: usedUpCodes[place.kind] };
    left.push({ place, entry });
  }
  return left;
}

/** @param left free slots of the entry's places; none for a letter without an address */
export function creditOf(
  freeEntries: Pick<FreeEntryStore, 'add' | 'useEntryOf'>,
  entry: FreeEntry,
  left: readonly EntryLeft[],
): EntryCredit {
  const until = new Date(Date.parse(entry.day) + addressKeptMs);
  return {
    line: {
      postings: grantPostings({ account: 'player:sweeps-unplayed', amount: entry.sweeps, reason }),
      detail: grantDetail(reason),
    },
    alongside: [
      freeEntries.add(entry),
      ...left.map(({ place, entry: number }) => freeEntries.useEntryOf(place, number, until)),
    ],
  };
}

/** The address and its home as places of a day. */
export async function placesOfAddress(
  { freeEntries, traits }: PlaceDependencies,
  address: WrittenAddress,
  day: LocalDay,
): Promise<EntryPlace[]> {
  const home = await traits.nameOf(homeTrait(address));
  return Promise.all([
    freeEntries.placeOfDay('address', normalizedAddress(address), day),
    freeEntries.placeOfDay('home', home, day),
  ]);
}

/** The device as a place of a day. */
export async function placeOfDevice(
  { freeEntries, traits }: PlaceDependencies,
  device: string,
  day: LocalDay,
): Promise<EntryPlace> {
  return freeEntries.placeOfDay('device', await traits.nameOf({ kind: 'device', text: device }), day);
}
