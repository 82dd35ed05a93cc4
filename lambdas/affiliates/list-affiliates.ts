import { dayOf } from '#domain/affiliates/commission';
import { addMetrics } from '#domain/affiliates/metrics';
import type { Affiliate, AffiliateState } from '#domain/affiliates/program';
import { commissionTotals } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';

export interface ListAffiliatesDependencies {
  readonly affiliates: Pick<AffiliateStore, 'inState' | 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'metricsOf' | 'duesOf'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly now: () => Date;
}

/** An affiliate with the name and the totals that a list shows. */
export interface ListedAffiliate {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly totals: {
    readonly clicks: number;
    readonly signUps: number;
    readonly netCents: number;
    readonly pendingCents: number;
    readonly approvedCents: number;
    readonly paidCents: number;
  };
}

const always = { from: '0000-00-00' as LocalDay, to: '9999-99-99' as LocalDay };
/** Affiliates read at a time by a search. */
const readTogether = 50;

/** Reads the name of an affiliate, and the totals of all time. */
export async function readListed(
  { affiliates, commissions, players, now }: ListAffiliatesDependencies,
  player: string,
): Promise<ListedAffiliate> {
  const [profile, rows, dues, statements] = await Promise.all([
    players.find(player),
    commissions.metricsOf(player, always),
    commissions.duesOf(player),
    affiliates.statementsOf(player),
  ]);
  const { clicks, signUps, netCents } = addMetrics(...rows.map(({ metrics }) => metrics));
  const { pendingCents, approvedCents, paidCents } = commissionTotals(dues, statements, dayOf(now()));
  return {
    email: profile?.email ?? null,
    displayName: profile?.displayName ?? null,
    totals: { clicks, signUps, netCents, pendingCents, approvedCents, paidCents },
  };
}

/**
 * Finds the affiliates in a state whose name, address, site or id contains a text. The program has hundreds of affiliates at most, so a
 * search reads all of the state, and returns the first `limit`.
 */
export async function findAffiliates(
  { affiliates, players }: ListAffiliatesDependencies,
  { state, find, limit }: { state: AffiliateState; find: string; limit: number },
): Promise<Affiliate[]> {
  const wanted = find.toLowerCase();
  const found: Affiliate[] = [];
  let from: string | undefined;
  do {
    const page = await affiliates.inState(state, { limit: readTogether, from });
    const isFound = await Promise.all(
      page.items.map(async ({ player, application }) => {
        const profile = await players.find(player);
        const texts = [player, application.site, profile?.email, profile?.displayName];
        return texts.some((text) => text?.toLowerCase().includes(wanted));
      }),
    );
    found.push(...page.items.filter((_affiliate, index) => isFound[index]));
    from = page.next ?? undefined;
  } while (from !== undefined && found.length < limit);
  return found.slice(0, limit);
}
