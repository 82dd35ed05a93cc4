import type * as z from 'zod';
import * as contract from '#contracts/account/deletion-routes';
import { deletionRules, erasedData, retainedData } from '#domain/player/deletion';
import { recentSignInMinutes } from '#domain/player/recent-sign-in';
import type { Api } from '#lambdas/runtime/http/api';
import { findBlockers, blockersIn } from './deletion/find-blockers';
import { requestDeletion, type RequestDeletionDependencies, keepAccount } from './deletion/request-deletion';

type DeletionAnswer = z.input<typeof contract.readDeletion.answer>;

/** Adds the routes that request the deletion of an account and withdraw that request. */
export function addDeletionRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: RequestDeletionDependencies,
): void {
  playerRoute(contract.readDeletion, ({ id }) => answer(id));

  playerRoute(
    contract.requestDeletion,
    async (player, { idempotencyKey: key }) =>
      (await requestDeletion(dependencies, player, key)) ?? answer(player.id),
  );

  playerRoute(contract.keepAccount, async ({ id }) => (await keepAccount(dependencies, id)) ?? answer(id));

  async function answer(player: string): Promise<DeletionAnswer> {
    const open = await dependencies.loadOrOpen(player);
    const { blockers } = await findBlockers(dependencies, player);
    const { deletion } = open.play;
    const { gold, sweepsUnplayed, sweepsRedeemable } = open.wallet.balances;
    const { waitingDays } = deletionRules;
    return {
      requested: deletion && {
        requestedAt: deletion.requestedAt.toISOString(),
        eraseAt: deletion.eraseAt.toISOString(),
      },
      waitingDays,
      signInWithinMinutes: recentSignInMinutes,
      blockers: [...blockersIn(open), ...blockers],
      lost: { gold, sweepsUnplayed, sweepsRedeemable },
      erased: [...erasedData],
      kept: retainedData.map((each) => ({ ...each })),
    };
  }
}
