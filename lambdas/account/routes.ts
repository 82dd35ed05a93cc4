import * as contract from '#contracts/account/routes';
import type { Refusal } from '#contracts/errors';
import type { ResidencyRules } from '#domain/player/residency';
import { acceptTerms } from '#domain/player/terms';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { addressTraits } from '#lambdas/traits/address-traits';
import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import { accountAnswer } from './account-answers';
import { addAdminViewRoutes } from './admin-view-routes';
import {
  type AvatarDependencies,
  chooseAvatar,
  readAvatar,
  removeAvatar,
  signAvatarForm,
} from './choose-avatar';
import { addDeletionRoutes } from './deletion-routes';
import type { RequestDeletionDependencies } from './deletion/request-deletion';
import { addEmailChangeRoutes, type EmailChangeDependencies } from './email-change-routes';
import { addExportRoutes, type ExportRouteDependencies } from './export-routes';
import { type AccountView, changeAccount, readAccount } from './read-account';
import { addSavedRoutes } from './saved-routes';
import { signOutEverywhere, type SignOutDependencies } from './sign-out-everywhere';
import type { PlayerProfile } from './stores/player-store';
import { addViewerRegionRoutes, type ViewerRegionDependencies } from './viewer-region-routes';

export interface AccountRouteDependencies
  extends
    AvatarDependencies,
    SignOutDependencies,
    EmailChangeDependencies,
    ExportRouteDependencies,
    NoteTraitsDependencies,
    Pick<RequestDeletionDependencies, 'deletions'>,
    ViewerRegionDependencies {
  readonly orders: RequestDeletionDependencies['orders'];
  readonly purchases: RequestDeletionDependencies['purchases'];
  readonly affiliates: RequestDeletionDependencies['affiliates'];
  readonly commissions: RequestDeletionDependencies['commissions'];
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/** Adds the routes of a player's own account: profile, sign-ins, deletion and export. */
export function addAccountRoutes(
  { adminRoute, playerRoute, publicRoute }: Pick<Api, 'adminRoute' | 'playerRoute' | 'publicRoute'>,
  dependencies: AccountRouteDependencies,
): void {
  const { now, rules } = dependencies;

  playerRoute(contract.readAccount, async ({ id: player }) => {
    return answered(await readAccount(dependencies, player));
  });

  playerRoute(contract.putProfile, ({ id: player }, { body: { displayName } }) =>
    change(player, (profile) =>
      profile.displayName === displayName ? profile : { ...profile, displayName },
    ),
  );

  playerRoute(contract.putWinName, ({ id: player }, { body: { showsNameWithWins } }) =>
    change(player, (profile) =>
      profile.showsNameWithWins === showsNameWithWins ? profile : { ...profile, showsNameWithWins },
    ),
  );

  playerRoute(contract.putAddresses, async ({ id: player }, { body: { addresses } }) => {
    const view = await changeAccount(dependencies, player, (profile) => ({ ...profile, addresses }));
    if (!isRefusal(view)) {
      const { bornOn } = view.open.play.residency;
      await noteTraits(dependencies, player, addressTraits(addresses, bornOn));
    }
    return answered(view);
  });

  playerRoute(contract.readAvatar, async ({ id: player }) => ({
    picture: await readAvatar(dependencies, player),
  }));

  playerRoute(contract.readAvatarForm, ({ id: player }) => signAvatarForm(dependencies, player));

  playerRoute(contract.putAvatar, async ({ id: player }) =>
    answered(await chooseAvatar(dependencies, player)),
  );

  playerRoute(contract.removeAvatar, async ({ id: player }) =>
    answered(await removeAvatar(dependencies, player)),
  );

  playerRoute(contract.acceptTerms, ({ id: player }, { body: { version } }) =>
    change(player, (profile) => {
      const acceptedTerms = acceptTerms(profile.acceptedTerms, version, now());
      if ('code' in acceptedTerms) return acceptedTerms;
      return acceptedTerms === profile.acceptedTerms ? profile : { ...profile, acceptedTerms };
    }),
  );

  playerRoute(contract.signOutEverywhere, async (player, { idempotencyKey: key }) => {
    const ended = await signOutEverywhere(dependencies, player, key);
    return isRefusal(ended) ? ended : { signInsCountFrom: ended.signInsCountFrom.toISOString() };
  });

  addEmailChangeRoutes({ playerRoute, publicRoute }, dependencies);
  addDeletionRoutes({ playerRoute }, dependencies);
  addExportRoutes({ playerRoute }, dependencies);
  addSavedRoutes({ playerRoute }, dependencies);
  addAdminViewRoutes({ adminRoute }, dependencies);
  addViewerRegionRoutes({ playerRoute }, dependencies);

  async function change(player: string, decide: (profile: PlayerProfile) => PlayerProfile | Refusal) {
    return answered(await changeAccount(dependencies, player, decide));
  }

  function answered(view: AccountView | Refusal) {
    return isRefusal(view) ? view : accountAnswer(view, now(), rules);
  }
}
