import type { Refusal } from '#contracts/errors';
import { checkAdvertising } from '#domain/affiliates/affiliate-policy';
import type { ResidencyRules } from '#domain/player/residency';
import { networkTrait } from '#domain/player/shared-trait';
import type { Visitor } from '#lambdas/runtime/http/visitor';
import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { hasNoMetrics, notApproved } from './change-links';
import type { AffiliateStore } from './stores/affiliate-store';

export interface AffiliateGuardDependencies extends NoteTraitsDependencies {
  readonly affiliates: AffiliateStore;
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly rules: ResidencyRules;
}

/** Who may use a route of affiliates. Each records the network, so that a player from it is reviewed before a payout. */
export function createAffiliateGuards(dependencies: AffiliateGuardDependencies) {
  const { loadOrOpen, now, rules } = dependencies;
  return { asAffiliate, asReader, noteNetwork };

  /** Acts for an approved affiliate, where affiliates may advertise. */
  async function asAffiliate<Result extends object>(
    player: string,
    visitor: Visitor,
    act: () => Promise<Result | Refusal>,
  ): Promise<Result | Refusal> {
    const refused = await notApproved(dependencies, player);
    if (refused) return refused;
    await noteNetwork(player, visitor);
    return checkAdvertising((await loadOrOpen(player)).play.residency, now(), rules) ?? act();
  }

  /** Acts for an approved or suspended affiliate. */
  async function asReader<Result extends object>(
    player: string,
    visitor: Visitor,
    act: () => Promise<Result | Refusal>,
  ): Promise<Result | Refusal> {
    const refused = await hasNoMetrics(dependencies, player);
    if (refused) return refused;
    await noteNetwork(player, visitor);
    return act();
  }

  async function noteNetwork(player: string, { address }: Visitor): Promise<void> {
    await noteTraits(dependencies, player, [networkTrait(address)]);
  }
}
