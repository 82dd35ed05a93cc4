import type { Refusal } from '#contracts/errors';
import { type Attribution, checkAttribution } from '#domain/affiliates/attribution';
import { type AccountChangeDetail, checkDeletion } from '#domain/player/deletion';
import type { ResidencyRules } from '#domain/player/residency';
import { record } from '#domain/wallet/wallet';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import { noteNamedTrait, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';

export interface BindClickDependencies extends SettleOnceDependencies, NoteTraitsDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find' | 'findLink'>;
  readonly commissions: Pick<CommissionStore, 'click' | 'isClickUsed' | 'attribution' | 'bind'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/** By when a player was bound to the click. */
interface BoundClick {
  readonly boundAt: Date;
}

/**
 * Records by which click a player came, once, together with a ledger row: only later rows count for the affiliate. Concurrent requests lead
 * to a single binding, which never changes; the same click is answered with it under any key.
 *
 * @returns when the player was bound to the click, or why it does not count
 */
export async function bindClick(
  dependencies: BindClickDependencies,
  { player, clickId, key }: { player: string; clickId: string; key: string },
): Promise<BoundClick | Refusal> {
  const { affiliates, commissions, players, loadOrOpen, now, rules } = dependencies;
  const click = await commissions.click(clickId);
  if (!click) return { code: 'affiliates/unknown-click' };
  // A new player has no profile yet, and so no join date.
  await loadOrOpen(player);
  if (click.network) await noteNamedTrait(dependencies, player, click.network);
  const readBasis = async () => {
    const [affiliate, from, link, profile, existing, isUsed] = await Promise.all([
      affiliates.find(click.affiliate),
      loadOrOpen(click.affiliate),
      affiliates.findLink(click.link),
      players.find(player),
      commissions.attribution(player),
      commissions.isClickUsed(click.id),
    ]);
    return { affiliate, from, link, profile, existing, isUsed };
  };
  const settled = await settleOnce<Awaited<ReturnType<typeof readBasis>>, BoundClick>(dependencies, {
    player,
    operation: { name: 'bind-click', key, input: { click: click.id } },
    read: readBasis,
    decide({ wallet, play }, id, { affiliate, from, link, profile, existing, isUsed }) {
      if (existing?.click.id === click.id) return { boundAt: existing.boundAt };
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
  return 'at' in settled ? { boundAt: settled.at } : settled;
}
