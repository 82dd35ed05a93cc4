import * as contract from '#contracts/account/admin-routes';
import type { Refusal } from '#contracts/errors';
import type { ResidencyRules } from '#domain/player/residency';
import { recordFoundPlayers, type RecordReadsDependencies } from '#lambdas/audit/record-reads';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { suspensionAnswer } from '../suspension-answer';
import { changeGroup } from './change-group';
import { checkRank } from './check-rank';
import { correctBirthday, type CorrectBirthdayDependencies } from './correct-birthday';
import { foundAnswer, playerAnswer } from './player-answers';
import { findPlayers, listPlayers, readPlayer, type ReadPlayerDependencies } from './read-player';
import { suspendAccounts, type SuspendAccountsDependencies } from './suspend-accounts';
import { liftSuspension } from './suspend-player';

export interface AdminPlayerDependencies
  extends
    ReadPlayerDependencies,
    CorrectWalletDependencies,
    SuspendAccountsDependencies,
    CorrectBirthdayDependencies,
    RecordReadsDependencies {
  readonly wallets: CorrectWalletDependencies['wallets'];
  readonly players: ReadPlayerDependencies['players'];
  readonly checks: CorrectBirthdayDependencies['checks'];
  readonly rules: ResidencyRules;
}

/** Adds the routes that let admins find players, read their account, and suspend them. */
export function addAdminPlayerRoutes(
  { adminRoute, superadminRoute }: Pick<Api, 'adminRoute' | 'superadminRoute'>,
  dependencies: AdminPlayerDependencies,
): void {
  const { wallets, users, now, rules } = dependencies;

  adminRoute(contract.findPlayers, async ({ id: actor }, { query: { find, show, limit, after } }) => {
    const at = now();
    const { found, isCut, next } =
      find === undefined
        ? { ...(await listPlayers(dependencies, { show, limit, after }, at)), isCut: false }
        : { ...(await findPlayers(dependencies, { find, show }, at)), next: null };
    if (find !== undefined) {
      const route = contract.findPlayers.operationId;
      const lost = await recordFoundPlayers(dependencies, {
        actor,
        players: found.map(({ player }) => player),
        route,
      });
      if (lost) return lost;
    }
    return { items: found.map((each) => foundAnswer(each, at)), isCut, next };
  });

  adminRoute(contract.readAdminPlayer, async (_admin, { parameters: { player } }) => {
    const view = await readPlayer(dependencies, player);
    return view ? playerAnswer(view, now(), rules) : { code: 'player/unknown-player' };
  });

  adminRoute(contract.suspendPlayer, async (admin, { parameters: { player }, body, idempotencyKey: key }) =>
    currentSuspension(player, await suspendAccounts(dependencies, admin, { ...body, player, key })),
  );

  adminRoute(
    contract.liftSuspension,
    async (admin, { parameters: { player }, body: { note }, idempotencyKey: key }) =>
      (await checkRank(users, admin, { player, now: now() })) ??
      currentSuspension(player, await liftSuspension(dependencies, { player, actor: admin.id, note, key })),
  );

  adminRoute(
    contract.correctBirthday,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) => {
      const corrected = await correctBirthday(dependencies, { ...body, player, actor, key });
      if (isRefusal(corrected)) return corrected;
      const open = await wallets.load(player);
      return { bornOn: open?.play.residency.bornOn ?? null };
    },
  );

  superadminRoute(contract.changeGroup, ({ id: actor }, { parameters, body: { member: isMember, reason } }) =>
    changeGroup(dependencies, { ...parameters, isMember, reason, actor }),
  );

  /** A repeated idempotency key returns the current suspension, because a past one is of no use to the admin. */
  async function currentSuspension(player: string, changed: object | Refusal) {
    if (isRefusal(changed)) return changed;
    const open = await wallets.load(player);
    return { suspension: suspensionAnswer(open?.play.suspension ?? null) };
  }
}
