import type { Refusal } from '#contracts/errors';
import { creditedEntry, type FreeEntry } from '#domain/coins/free-entry';
import { checkSweepsGiftEligibility } from '#domain/coins/gift';
import { homeTrait, type WrittenAddress } from '#domain/coins/postal-address';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { addDays, localDay, timeZone } from '#domain/player/local-day';
import { checkAddressState } from '#domain/player/residency';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { creditOf, entriesLeft, placeOfDevice, placesOfAddress } from './entry-credit';
import type { FreeEntryStore } from './stores/free-entry-store';
import { type GiftDependencies, type GiftRequest, notYet, todayOf } from './today';

export interface EnterFreeDependencies extends GiftDependencies, NoteTraitsDependencies {
  readonly freeEntries: FreeEntryStore;
}

/** An entry with the ledger transaction that credited it. */
export interface EnteredFree {
  readonly entry: FreeEntry;
  readonly transaction: LedgerTransaction;
}

/** Refusals of a player whose place another player has used. */
const usedPlaces: ReadonlySet<string> = new Set([
  'bonuses/address-used',
  'bonuses/home-used',
  'bonuses/device-used',
]);

/**
 * Credits a free entry from the online form: one a day for a player, an address and a device, and two for a home. Coins, entry and used
 * places are one transaction, so a crash loses nothing, and of two players at one address the second is refused.
 *
 * @param requested.device random number that the player's browser keeps
 * @returns the entry, new or the first of the key; or why nothing was credited
 */
export async function enterFree(
  dependencies: EnterFreeDependencies,
  { player, key, address, device }: GiftRequest & { address: WrittenAddress; device: string },
): Promise<EnteredFree | Refusal> {
  const { freeEntries, now, rules } = dependencies;
  const day = await todayOf(dependencies, player);
  const { line2 = null, ...written } = address;
  const places = [
    ...(await placesOfAddress(dependencies, address, day)),
    await placeOfDevice(dependencies, device, day),
  ];
  const transaction = await settleOnce(dependencies, {
    player,
    operation: { name: 'enter-free', key, input: { ...written, line2, device } },
    read: async () => {
      const left = await entriesLeft(freeEntries, places);
      // Read last: an entry of another tab that used up a place is known then, and the refusal names it.
      return { today: await freeEntries.find(player, day), left };
    },
    decide({ wallet, play, allowance: before, isWelcomed }, id, { today, left }) {
      const at = now();
      const refused =
        checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules) ??
        checkAddressState(address.state, play.residency, at, rules);
      if (refused) return refused;
      const had = { day, times: 1 };
      if (today) return notYet('bonuses/not-yet', had, play.residency.timeZone, at);
      if (isRefusal(left)) return notYet(left.code, had, play.residency.timeZone, at);
      const allowance = takeWrite(before, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const entry = creditedEntry({ player, way: 'online', day, at, letter: null });
      const credit = creditOf(freeEntries, entry, left);
      return { ...record(wallet, { id, at, ...credit.line }), allowance, alongside: credit.alongside };
    },
  });
  // Other refusals prove nothing about the place, and invented places would fill the list of traits.
  if (!isRefusal(transaction) || usedPlaces.has(transaction.code))
    await noteTraits(dependencies, player, [homeTrait(address), { kind: 'device', text: device }]);
  if (isRefusal(transaction)) return transaction;

  return { entry: await entryCreditedAt(freeEntries, player, transaction.at), transaction };
}

/** Finds the entry that was credited at an instant, whose day depends on the time zone that the player had then. */
async function entryCreditedAt(
  freeEntries: Pick<FreeEntryStore, 'find'>,
  player: string,
  at: Date,
): Promise<FreeEntry> {
  const today = localDay(timeZone('UTC'), at);
  const days = [-1, 0, 1].map((later) => addDays(today, later));
  const entries = await Promise.all(days.map((day) => freeEntries.find(player, day)));
  const credited = entries.find((entry) => entry?.at.getTime() === at.getTime());
  if (!credited) throw new Error(`The entry credited at ${at.toISOString()} is in the ledger only`);
  return credited;
}
