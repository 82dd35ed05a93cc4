import * as contract from '#contracts/account/routes';
import type { Refusal } from '#contracts/errors';
import type { ResidencyRules } from '#domain/player/residency';
import { acceptTerms } from '#domain/player/terms';
import { type ApiSettings, createApi } from '#http/api';
import type { PlayerProfile } from '#stores/player-store';
import type { RequestDeletionDependencies } from '../../account-deletion/request-deletion';
import { isRefusal } from '../../outcome/refusal';
import { addressTraits } from '../../traits/address-traits';
import { noteTraits, type NoteTraitsDependencies } from '../../traits/note-traits';
import { addIdentityRoutes, type IdentityRouteDependencies } from '../identity/routes';
import { addNoticeRoutes, type NoticeDependencies } from '../notices/routes';
import { addSupportRoutes, type SupportDependencies } from '../support/routes';
import { accountAnswer } from './account-answers';
import {
  type AvatarDependencies,
  chooseAvatar,
  readAvatar,
  removeAvatar,
  signAvatarForm,
} from './choose-avatar';
import { addDeletionRoutes } from './deletion-routes';
import { addEmailChangeRoutes, type EmailChangeDependencies } from './email-change-routes';
import { addExportRoutes, type ExportRouteDependencies } from './export-routes';
import { type AccountView, changeAccount, readAccount } from './read-account';
import { signOutEverywhere, type SignOutDependencies } from './sign-out-everywhere';
import { addViewerRegionRoutes, type ViewerRegionDependencies } from './viewer-region-routes';

export interface AccountDependencies
  extends
    AvatarDependencies,
    SignOutDependencies,
    EmailChangeDependencies,
    ExportRouteDependencies,
    NoteTraitsDependencies,
    Pick<RequestDeletionDependencies, 'deletions'>,
    IdentityRouteDependencies,
    NoticeDependencies,
    ViewerRegionDependencies,
    Omit<SupportDependencies, 'ledger'> {
  readonly orders: RequestDeletionDependencies['orders'] & SupportDependencies['orders'];
  readonly purchases: RequestDeletionDependencies['purchases'] & SupportDependencies['purchases'];
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
  readonly api: ApiSettings;
}

/** The routes of the account: who a player is to us, and where they are signed in. */
export function accountRoutes(dependencies: AccountDependencies) {
  const { now, rules } = dependencies;
  const { app, playerRoute, publicRoute } = createApi(dependencies.api);

  playerRoute(contract.readAccount, async ({ id: player }) => {
    return answered(await readAccount(dependencies, player));
  });

  playerRoute(contract.putProfile, ({ id: player }, { body: { displayName } }) =>
    change(player, (profile) =>
      profile.displayName === displayName ? profile : { ...profile, displayName },
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
  addViewerRegionRoutes({ playerRoute }, dependencies);
  addIdentityRoutes({ playerRoute }, dependencies);
  addNoticeRoutes({ playerRoute }, dependencies);
  addSupportRoutes({ playerRoute }, dependencies);

  return app;

  async function change(player: string, decide: (profile: PlayerProfile) => PlayerProfile | Refusal) {
    return answered(await changeAccount(dependencies, player, decide));
  }

  function answered(view: AccountView | Refusal) {
    return isRefusal(view) ? view : accountAnswer(view, now(), rules);
  }
}
