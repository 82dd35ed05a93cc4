import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/play/admin-limit-routes';
import type { ResidencyRules } from '#domain/player/residency';
import type { Api } from '#lambdas/runtime/http/api';
import type { CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { playLimitsAnswer } from './limit-answers';
import { excludePlayer, startBreakOf, tightenLimitOf } from './restrict-player';

export interface AdminLimitDependencies extends CorrectWalletDependencies {
  readonly rules: ResidencyRules;
}

/** Registers the routes with which admins restrict play on a player's behalf; none of them loosens anything. */
export function addAdminLimitRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminLimitDependencies,
): void {
  const { wallets, now, rules } = dependencies;

  adminRoute(
    contract.tightenPlayerLimit,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) =>
      (await tightenLimitOf(dependencies, { ...body, player, actor, key })) ?? current(player),
  );

  adminRoute(
    contract.startPlayerBreak,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) =>
      (await startBreakOf(dependencies, { ...body, player, actor, key })) ?? current(player),
  );

  adminRoute(
    contract.excludePlayer,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) =>
      (await excludePlayer(dependencies, { ...body, player, actor, key })) ?? current(player),
  );

  async function current(player: string): Promise<ReturnType<typeof playLimitsAnswer> | Refusal> {
    const open = await wallets.load(player);
    return open ? playLimitsAnswer(open.play, now(), rules) : { code: 'player/unknown-player' };
  }
}
