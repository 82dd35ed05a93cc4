import type { StandingRules } from '#domain/player/standing';
import { acceptTerms } from '#domain/player/terms';
import { type ApiSettings, createApi } from '#http/api';
import type { PlayerProfile } from '#stores/player-store';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import { addIdentityRoutes, type IdentityRouteDependencies } from '../identity/routes';
import { addNoticeRoutes, type NoticeDependencies } from '../notices/routes';
import { accountAnswer } from './account-answers';
import * as contract from './contracts';
import { addExportRoutes, type ExportRouteDependencies } from './export-routes';
import { type AccountDependencies as ReadDependencies, changeAccount, readAccount } from './read-account';
import { signOutEverywhere, type SignOutDependencies } from './sign-out-everywhere';

export interface AccountDependencies
  extends
    ReadDependencies,
    SignOutDependencies,
    ExportRouteDependencies,
    IdentityRouteDependencies,
    NoticeDependencies {
  readonly rules: StandingRules & { readonly writesPerSecond: number };
  readonly api: ApiSettings;
}

/** The routes of the account: who a player is to us, and where they are signed in. */
export function accountRoutes(dependencies: AccountDependencies) {
  const { now, rules } = dependencies;
  const { app, playerRoute } = createApi(dependencies.api);

  playerRoute(contract.readAccount, async ({ id: player }) => {
    const view = await readAccount(dependencies, player);
    return isRefusal(view) ? view : accountAnswer(view, now(), rules);
  });

  playerRoute(contract.putProfile, ({ id: player }, { body: { displayName } }) =>
    change(player, (profile) =>
      profile.displayName === displayName ? profile : { ...profile, displayName },
    ),
  );

  playerRoute(contract.putAddresses, ({ id: player }, { body: { addresses } }) =>
    change(player, (profile) => ({ ...profile, addresses })),
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

  addExportRoutes({ playerRoute }, dependencies);
  addIdentityRoutes({ playerRoute }, dependencies);
  addNoticeRoutes({ playerRoute }, dependencies);

  return app;

  async function change(player: string, decide: (profile: PlayerProfile) => PlayerProfile | Refusal) {
    const view = await changeAccount(dependencies, player, decide);
    return isRefusal(view) ? view : accountAnswer(view, now(), rules);
  }
}
