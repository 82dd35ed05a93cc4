import { dayOf } from '#domain/affiliates/commission';
import { addMetrics } from '#domain/affiliates/metrics';
import type { Affiliate, AffiliateState } from '#domain/affiliates/program';
import { commissionTotals } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';

export interface ListAffiliatesDependencies {
  readonly affiliates: Pick<AffiliateStore, 'inState'>;
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
/** Affiliates read at a time by a search. */
const readTogether = 50;

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
    const nameOf = await readNames({ players }, page.items);
    const isFound = ({ player, application }: Affiliate) => {
      const { email, displayName } = nameOf(player);
      const texts = [player, application.site, email, displayName];
      return texts.some((text) => text?.toLowerCase().includes(wanted));
    };
    found.push(...page.items.filter(isFound));
    from = page.next ?? undefined;
  } while (from !== undefined && found.length < limit);
  return found.slice(0, limit);
}
