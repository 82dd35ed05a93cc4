import type { DailyMark } from '#domain/coins/once-a-day';
import type { EntryCode } from '#domain/coins/postal-code';
import { localDay, type LocalDay } from '#domain/player/local-day';
import { grantWelcomeSweeps, hasWelcomeSweeps } from '#lambdas/wallet/grant-welcome-sweeps';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { entryCodeOf, type EntryCodeDependencies } from './entry-code';
import { latestSpin, type LatestSpin } from './spin-daily-wheel';
import type { DailyStore } from './stores/daily-store';
import type { FreeEntryStore } from './stores/free-entry-store';
import type { GiftDependencies } from './today';

export interface ReadBonusesDependencies extends GiftDependencies, EntryCodeDependencies {
  readonly dailies: DailyStore;
  readonly freeEntries: FreeEntryStore;
}

/** All bonuses of a player. */
export interface Bonuses {
  readonly open: OpenWallet;
  readonly at: Date;
  readonly today: LocalDay;
  readonly bonus: DailyMark;
  readonly wheel: DailyMark;
  /** The latest spin, null before the first. */
  readonly spin: LatestSpin | null;
  readonly hasWelcomeSweeps: boolean;
  readonly hasEntered: boolean;
  readonly code: EntryCode;
}

/** Reads a player's bonuses, and credits the welcome grant of Sweeps Coins if it is due. */
export async function readBonuses(dependencies: ReadBonusesDependencies, player: string): Promise<Bonuses> {
  const { dailies, freeEntries, ledger, loadOrOpen, now } = dependencies;
  const open = await loadOrOpen(player);
  const at = now();
  const today = localDay(open.play.residency.timeZone, at);
  const [bonus, { wheel, spin }, isWelcomedWithSweeps, entry, code] = await Promise.all([
    dailies.load(player, 'bonus'),
    readWheel(),
    hasWelcomeSweeps(ledger, player),
    freeEntries.find(player, today),
    entryCodeOf(dependencies, player),
  ]);
  return {
    open,
    at,
    today,
    bonus,
    wheel,
    spin,
    code,
    hasEntered: entry !== undefined,
    hasWelcomeSweeps: isWelcomedWithSweeps || (await grantWelcomeSweeps(dependencies, player)),
  };

  async function readWheel() {
    const mark = await dailies.load(player, 'wheel');
    return { wheel: mark, spin: await latestSpin(ledger, player, mark) };
  }
}
