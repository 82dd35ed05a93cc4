import { type Amount, amount } from '#domain/money/coin';
import { addDays, localDay, type LocalDay, timeZone } from '#domain/player/local-day';
import { sweepsGiftRefusals } from './gift';

/** Traits with a daily limit of entries across all accounts that share them. */
export const entryPlaceKinds = ['address', 'home', 'device'] as const;
export type EntryPlaceKind = (typeof entryPlaceKinds)[number];

/** Amount of a free entry, daily limits, and the period in which a letter can be recorded. */
export const freeEntryRules: {
  readonly sweeps: Amount;
  readonly mailInWithinDays: number;
  /** A home is a house number and ZIP code, regardless of street and unit. */
  readonly mostADay: Readonly<Record<EntryPlaceKind, number>>;
} = {
  sweeps: amount(500),
  mailInWithinDays: 60,
  mostADay: { address: 1, home: 2, device: 1 },
};

/** By the form on the site, or by post with the player's entry code. */
export type EntryWay = 'online' | 'letter';

/** Why an entry is refused. */
export const entryRefusals = [
  ...sweepsGiftRefusals,
  ...(['bonuses/not-yet', 'bonuses/address-used', 'bonuses/home-used', 'bonuses/device-used'] as const),
] as const;
export type EntryRefusal = (typeof entryRefusals)[number];

/** A free entry and its result. It contains no address. */
export interface FreeEntry {
  readonly player: string;
  /** Sorts by day. The id of a credited entry is its day, which enforces one per day. */
  readonly id: string;
  readonly way: EntryWay;
  /** The day it counts for: the player's local day, or the day the letter arrived. */
  readonly day: LocalDay;
  readonly at: Date;
  /** Null for a credited entry. */
  readonly refusedAs: EntryRefusal | null;
  readonly sweeps: Amount;
  /** Distinguishes letters of the same day; null for an online entry. */
  readonly letter: string | null;
  /** Hash of the request that recorded a refused letter, by which a repeat is recognized; absent from other entries. */
  readonly request?: string;
}

/** Refusal for a trait that has reached its daily limit. */
export const usedUpCodes = {
  address: 'bonuses/address-used',
  home: 'bonuses/home-used',
  device: 'bonuses/device-used',
} as const satisfies Readonly<Record<EntryPlaceKind, EntryRefusal>>;

/** Creates a credited entry. */
export function creditedEntry(entry: Pick<FreeEntry, 'player' | 'way' | 'day' | 'at' | 'letter'>): FreeEntry {
  return { ...entry, id: entry.day, refusedAs: null, sweeps: freeEntryRules.sweeps };
}

/** Creates a refused mail-in entry, which is kept to show the player the reason. */
export function refusedMailInEntry(
  entry: Pick<FreeEntry, 'player' | 'day' | 'at' | 'request'> & { letter: string },
  refusedAs: EntryRefusal,
): FreeEntry {
  return { ...entry, id: refusedMailInEntryId(entry), way: 'letter', refusedAs, sweeps: amount(0) };
}

/** Id of a refused mail-in entry. */
export function refusedMailInEntryId({ day, letter }: { day: LocalDay; letter: string }): string {
  return `${day}-${letter}`;
}

/** Whether a code is an entry refusal, as opposed to any other error. */
export function isEntryRefusal(code: string): code is EntryRefusal {
  return (entryRefusals as readonly string[]).includes(code);
}

/** Returns what is wrong with the arrival day of a letter, or null. */
export function mailInDayFault(day: LocalDay, now: Date): string | null {
  // UTC+14 is the most advanced time zone.
  const latest = localDay(timeZone('Pacific/Kiritimati'), now);
  if (day > latest) return 'Enter the day the letter arrived. It cannot be in the future.';
  if (day < addDays(latest, -freeEntryRules.mailInWithinDays))
    return `Letters must be recorded within ${freeEntryRules.mailInWithinDays} days of arrival.`;
  return null;
}
