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
/** A letter may be recorded so many days after it came; an address's use is forgotten a month later. */
const addressKeptMs = (freeEntryRules.mailInWithinDays + 30) * dayMs;

/** What names the places that an entry comes from. */
interface PlaceDependencies {
  readonly freeEntries: Pick<FreeEntryStore, 'placeOfDay'>;
  readonly traits: Pick<TraitStore, 'nameOf'>;
}

/** What credits an entry: the line of the ledger, and what is written with it or not at all. */
export interface EntryCredit {
  readonly line: { readonly postings: readonly Posting[]; readonly detail: GrantDetail };
  readonly alongside: readonly AtomicWrite[];
}

/** An entry of the day that a place has left. */
export interface EntryLeft {
  readonly place: EntryPlace;
  readonly entry: number;
}

/** Finds which entries of the day places have left, or why there is none. */
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

/** @param left  of the places that it comes from; none for a letter that tells no address */
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

/** Names an address and its home for a day. */
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

/** Names a device for a day. */
export async function placeOfDevice(
  { freeEntries, traits }: PlaceDependencies,
  device: string,
  day: LocalDay,
): Promise<EntryPlace> {
  return freeEntries.placeOfDay('device', await traits.nameOf({ kind: 'device', text: device }), day);
}
