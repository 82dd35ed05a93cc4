import { type Amount, amount } from '#domain/money/coin';
import { addDays, localDay, type LocalDay, timeZone } from '#domain/player/local-day';
import { sweepsGiftRefusals } from './gift';

/** Of what there is more than one account, and a number of entries a day all the same. */
export const entryPlaceKinds = ['address', 'home', 'device'] as const;
export type EntryPlaceKind = (typeof entryPlaceKinds)[number];

/** What a free entry gives, and for how long a letter can be recorded after its day. */
export const freeEntryRules: {
  readonly sweeps: Amount;
  readonly mailInWithinDays: number;
  /** A home is a house number and a ZIP, whatever street and flat are written. */
  readonly mostADay: Readonly<Record<EntryPlaceKind, number>>;
} = {
  sweeps: amount(500),
  mailInWithinDays: 60,
  mostADay: { address: 1, home: 2, device: 1 },
};

/** By the form on the site, or by a letter with the player's postal code. */
export type EntryWay = 'online' | 'letter';

/** Why an entry gives nothing. */
export const entryRefusals = [
  ...sweepsGiftRefusals,
  ...(['bonuses/not-yet', 'bonuses/address-used', 'bonuses/home-used', 'bonuses/device-used'] as const),
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

/** A free entry of a player, with what became of it. It tells no address. */
export interface FreeEntry {
  readonly player: string;
  /** Sorts by day. Of a credited one it is the day itself, so that a player has one a day. */
  readonly id: string;
  readonly way: EntryWay;
  /** The day that it counts for: the player's own, or that on which the letter came. */
  readonly day: LocalDay;
  readonly at: Date;
  /** Null for one that was credited. */
  readonly refusedAs: EntryRefusal | null;
  readonly sweeps: Amount;
  /** Tells a letter from others of its day; null for an entry by the form. */
  readonly letter: string | null;
}

/** Why an entry is refused whose address, home or device has had those of the day. */
export const usedUpCodes = {
  address: 'bonuses/address-used',
  home: 'bonuses/home-used',
  device: 'bonuses/device-used',
} as const satisfies Readonly<Record<EntryPlaceKind, EntryRefusal>>;

/** An entry that is credited. */
export function creditedEntry(entry: Pick<FreeEntry, 'player' | 'way' | 'day' | 'at' | 'letter'>): FreeEntry {
  return { ...entry, id: entry.day, refusedAs: null, sweeps: freeEntryRules.sweeps };
}

/** A letter that gives nothing. It stays for its player to see why. */
export function refusedMailInEntry(
  entry: Pick<FreeEntry, 'player' | 'day' | 'at'> & { letter: string },
  refusedAs: EntryRefusal,
): FreeEntry {
  return { ...entry, id: refusedMailInEntryId(entry), way: 'letter', refusedAs, sweeps: amount(0) };
}

/** The id under which a letter that gave nothing is kept. */
export function refusedMailInEntryId({ day, letter }: { day: LocalDay; letter: string }): string {
  return `${day}-${letter}`;
}

/** Whether a code says why an entry gives nothing, and not that something else went wrong. */
export function isEntryRefusal(code: string): code is EntryRefusal {
  return (entryRefusals as readonly string[]).includes(code);
}

/** What is wrong with the day on which a letter is said to have come; null for nothing. */
export function mailInDayFault(day: LocalDay, now: Date): string | null {
  // It is nowhere later than there.
  const latest = localDay(timeZone('Pacific/Kiritimati'), now);
  if (day > latest) return 'A letter cannot have come on a day that is still to come.';
  if (day < addDays(latest, -freeEntryRules.mailInWithinDays))
    return `A letter is recorded within ${freeEntryRules.mailInWithinDays} days.`;
  return null;
}
