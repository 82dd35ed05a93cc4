import { addPostbackRoutes, type PostbackRouteDependencies } from '#lambdas/affiliates/postbacks/routes';
import { addAffiliateRoutes, type AffiliateRouteDependencies } from '#lambdas/affiliates/routes';
import { addBonusRoutes, type BonusRouteDependencies } from '#lambdas/bonuses/routes';
import type { ReadReferralsDependencies } from '#lambdas/referrals/read-referrals';
import { addReferralRoutes } from '#lambdas/referrals/routes';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';

export interface BonusDependencies
  extends
    BonusRouteDependencies,
    Omit<ReadReferralsDependencies, 'rules'>,
    Omit<AffiliateRouteDependencies, 'rules'>,
    Omit<PostbackRouteDependencies, 'rules'> {
  readonly api: ApiSettings;
}

/** Creates the routes of bonuses, free entries, referrals and the affiliate program. */
export function bonusRoutes(dependencies: BonusDependencies) {
  const api = createApi(dependencies.api);
  addBonusRoutes(api, dependencies);
  addReferralRoutes(api, dependencies);
  addAffiliateRoutes(api, dependencies);
  addPostbackRoutes(api, dependencies);
  return api.app;
}
