import { dayOf } from '#domain/affiliates/commission';
import { addMetrics } from '#domain/affiliates/metrics';
import type { Affiliate, AffiliateState } from '#domain/affiliates/program';
import { commissionTotals } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { Page } from '#lambdas/runtime/aws/page-of';
import { filledPage } from '#lambdas/runtime/filled-page';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';

export interface ListAffiliatesDependencies {
  readonly affiliates: Pick<AffiliateStore, 'inState' | 'placeOf'>;
  readonly players: Pick<PlayerStore, 'namesOf'>;
}

export interface AffiliateTotalsDependencies {
  readonly affiliates: Pick<AffiliateStore, 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'metricsOf' | 'duesOf'>;
  readonly now: () => Date;
}

/** The name of an affiliate; null after the account was erased. */
interface AffiliateName {
  readonly email: string | null;
  readonly displayName: string | null;
}

/** What an affiliate has brought and earned, of all time. */
export interface AffiliateTotals {
  readonly clicks: number;
  readonly signUps: number;
  readonly netCents: number;
  readonly pendingCents: number;
  readonly approvedCents: number;
  readonly paidCents: number;
}

const always = { from: '0000-00-00' as LocalDay, to: '9999-99-99' as LocalDay };
/** Affiliates that one page of a search examines at most, and those read at once. The program has hundreds at most. */
const mostExamined = 1_000;
const mostRead = 50;

/** Reads the names of these affiliates together. */
export async function readNames(
  { players }: Pick<ListAffiliatesDependencies, 'players'>,
  affiliates: readonly Affiliate[],
): Promise<(player: string) => AffiliateName> {
  const names = await players.namesOf(affiliates.map(({ player }) => player));
  return (player) => names.get(player) ?? { email: null, displayName: null };
}

/** Reads the totals of an affiliate, which costs a read of all their days. */
export async function readTotals(
  { affiliates, commissions, now }: AffiliateTotalsDependencies,
  player: string,
): Promise<AffiliateTotals> {
  const [rows, dues, statements] = await Promise.all([
    commissions.metricsOf(player, always),
    commissions.duesOf(player),
    affiliates.statementsOf(player),
  ]);
  const { clicks, signUps, netCents } = addMetrics(...rows.map(({ metrics }) => metrics));
  const { pendingCents, approvedCents, paidCents } = commissionTotals(dues, statements, dayOf(now()));
  return { clicks, signUps, netCents, pendingCents, approvedCents, paidCents };
}

/**
 * Finds the affiliates in a state whose name, address, site or id contains a text, longest wait first.
 *
 * @param query.after  cursor of the previous page
 */
export async function findAffiliates(
  { affiliates, players }: ListAffiliatesDependencies,
  {
    state,
    find,
    limit,
    after,
  }: { state: AffiliateState; find: string; limit: number; after?: string | undefined },
): Promise<Page<Affiliate>> {
  const wanted = find.toLowerCase();
  const { items, next } = await filledPage<{ affiliate: Affiliate; name: AffiliateName }>({
    limit,
    after,
    isWanted({ affiliate: { player, application }, name: { email, displayName } }) {
      const texts = [player, application.site, email, displayName];
      return texts.some((text) => text?.toLowerCase().includes(wanted));
    },
    mostExamined,
    mostRead,
    cursorOf: ({ affiliate }) => affiliates.placeOf(affiliate),
    async read(from, most) {
      const page = await affiliates.inState(state, { limit: most, from });
      const nameOf = await readNames({ players }, page.items);
      const named = page.items.map((affiliate) => ({ affiliate, name: nameOf(affiliate.player) }));
      return { items: named, isLast: page.next === null };
    },
  });
  return { items: items.map(({ affiliate }) => affiliate), next };
}
