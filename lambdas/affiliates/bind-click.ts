import type { Refusal } from '#contracts/errors';
import { type Attribution, checkAttribution } from '#domain/affiliates/attribution';
import { type AccountChangeDetail, checkDeletion } from '#domain/player/deletion';
import type { ResidencyRules } from '#domain/player/residency';
import { record } from '#domain/wallet/wallet';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import { noteNamedTrait, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';

export interface BindClickDependencies extends SettleOnceDependencies, NoteTraitsDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find' | 'findLink'>;
  readonly commissions: Pick<CommissionStore, 'click' | 'isClickUsed' | 'attribution' | 'bind'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/**
 * Records by which click a player came, once, together with a ledger row: only later rows count for the affiliate. Concurrent requests lead
 * to a single binding, which never changes.
 *
 * @returns the ledger transaction, or why the click does not count
 */
export async function bindClick(
  dependencies: BindClickDependencies,
  { player, clickId }: { player: string; clickId: string },
): Promise<LedgerTransaction | Refusal> {
  const { affiliates, commissions, players, loadOrOpen, now, rules } = dependencies;
  const click = await commissions.click(clickId);
  if (!click) return { code: 'affiliates/unknown-click' };
  // A new player has no profile yet, and so no join date.
  await loadOrOpen(player);
  if (click.network) await noteNamedTrait(dependencies, player, click.network);
  return settleOnce(dependencies, {
    player,
    operation: { name: 'bind-click', key: 'once', input: {} },
    read: async () => {
      const [affiliate, from, link, profile, existing, isUsed] = await Promise.all([
        affiliates.find(click.affiliate),
        loadOrOpen(click.affiliate),
        affiliates.findLink(click.link),
        players.find(player),
        commissions.attribution(player),
        commissions.isClickUsed(click.id),
      ]);
      return { affiliate, from, link, profile, existing, isUsed };
    },
    decide({ wallet, play }, id, { affiliate, from, link, profile, existing, isUsed }) {
      const refusal = checkDeletion(play.deletion);
      if (refusal) return refusal;
      if (!affiliate || !link || !profile) return { code: 'affiliates/unknown-click' };
      const at = now();
      const refused = checkAttribution(
        {
          player,
          joinedAt: profile.openedAt,
          isReturned: play.isReturned,
          home: play.residency,
          click,
          isUsed,
          affiliate,
          from: from.play.residency,
          isLinkOpen: link.closedAt === null,
          existing,
        },
        at,
        rules,
      );
      if (refused) return refused;
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'came-by-link', click: click.id };
      const change = record(wallet, { id, at, postings: [], detail });
      const { sequence } = change.transaction;
      const attribution: Attribution = { player, click, boundAt: at, sequence, firstPurchase: null };
      return { ...change, alongside: commissions.bind(attribution) };
    },
  });
}
