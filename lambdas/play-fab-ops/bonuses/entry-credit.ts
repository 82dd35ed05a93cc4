import { type FreeEntry, freeEntryRules } from '#domain/coins/free-entry';
import { type GrantDetail, grantDetail, grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import type { AtomicWrite } from '#stores/atomic-write';
import type { AddressOfDay, FreeEntryStore } from '#stores/free-entry-store';

const reason = 'free-entry';
const dayMs = 86_400_000;
/** A letter may be recorded so many days after it came; an address's use is forgotten a month later. */
const addressKeptMs = (freeEntryRules.lettersWithinDays + 30) * dayMs;

/** What credits an entry: the line of the ledger, and what is written with it or not at all. */
export interface EntryCredit {
  readonly line: { readonly postings: readonly Posting[]; readonly detail: GrantDetail };
  readonly alongside: readonly AtomicWrite[];
}

/** @param from  null for a letter that tells no address */
export function creditOf(
  freeEntries: FreeEntryStore,
  entry: FreeEntry,
  from: AddressOfDay | null,
): EntryCredit {
  const until = new Date(Date.parse(entry.day) + addressKeptMs);
  return {
    line: {
      postings: grantPostings({ account: 'player:sweeps-unplayed', amount: entry.sweeps, reason }),
      detail: grantDetail(reason),
    },
    alongside: [freeEntries.add(entry), ...(from ? [freeEntries.useAddress(from, until)] : [])],
  };
}
