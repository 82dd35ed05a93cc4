import { adminPlayerContracts } from './account/admin-routes';
import { adminTraitContracts } from './account/admin-trait-routes';
import { adminViewContracts } from './account/admin-view-routes';
import { deletionContracts } from './account/deletion-routes';
import { emailChangeContracts } from './account/email-change-routes';
import { exportContracts } from './account/export-routes';
import { accountContracts } from './account/routes';
import { savedContracts } from './account/saved-routes';
import { viewerRegionContracts } from './account/viewer-region-routes';
import { adminAffiliateContracts } from './affiliates/admin-routes';
import { postbackContracts } from './affiliates/postback-routes';
import { publicClickContracts } from './affiliates/public-routes';
import { affiliateContracts } from './affiliates/routes';
import { adminAlarmContracts } from './alarms/admin-routes';
import { adminApprovalContracts } from './approvals/admin-routes';
import { adminAuditContracts } from './audit/admin-routes';
import { adminEntryContracts } from './bonuses/admin-routes';
import { bonusContracts } from './bonuses/routes';
import { adminPictureContracts } from './catalog/admin-routes';
import { adminCoinContracts } from './coins/admin-routes';
import { failedRefundContracts } from './coins/failed-refund-routes';
import { coinContracts } from './coins/routes';
import { sandboxContracts } from './coins/sandbox-routes';
import { adminDrawContracts } from './draws/admin-routes';
import { publicDrawContracts } from './draws/public-routes';
import { drawContracts } from './draws/routes';
import { adminGiftCodeContracts } from './gift-codes/admin-routes';
import { adminIdentityContracts } from './identity/admin-routes';
import { identityContracts } from './identity/routes';
import { adminMetricContracts } from './metrics/admin-routes';
import { adminNoteContracts } from './notes/admin-routes';
import { noticeContracts } from './notices/routes';
import { adminOrderContracts } from './orders/admin-routes';
import { orderContracts } from './orders/routes';
import { adminOverviewContracts } from './overview/admin-routes';
import { adminLimitContracts } from './play/admin-limit-routes';
import { limitContracts } from './play/limit-routes';
import { publicGameContracts } from './play/public-routes';
import { playContracts } from './play/routes';
import { winContracts } from './play/win-routes';
import { questContracts } from './quests/routes';
import { referralContracts } from './referrals/routes';
import type { RouteContract } from './route-contract';
import { cartContracts } from './shop/cart-routes';
import { checkoutContracts } from './shop/checkout-routes';
import { adminTicketFileContracts } from './support/admin-file-routes';
import { adminTicketContracts } from './support/admin-routes';
import { ticketFileContracts } from './support/file-routes';
import { supportContracts } from './support/routes';
import { adminWalletContracts } from './wallet/admin-routes';

/** Contracts of the REST API by the function that serves them. */
export const contractsByFunction = {
  public: [...publicGameContracts, ...publicDrawContracts, ...publicClickContracts],
  play: [...playContracts, ...limitContracts, ...winContracts],
  shop: [...cartContracts, ...checkoutContracts, ...orderContracts, ...drawContracts],
  coins: [...coinContracts, ...sandboxContracts, ...failedRefundContracts],
  bonuses: [...bonusContracts, ...referralContracts, ...affiliateContracts, ...postbackContracts],
  quests: questContracts,
  account: [
    ...accountContracts,
    ...emailChangeContracts,
    ...deletionContracts,
    ...exportContracts,
    ...savedContracts,
    ...adminViewContracts,
    ...viewerRegionContracts,
    ...noticeContracts,
    ...identityContracts,
    ...supportContracts,
    ...ticketFileContracts,
    ...adminTicketFileContracts,
  ],
  admin: [
    ...adminAlarmContracts,
    ...adminPictureContracts,
    ...adminWalletContracts,
    ...adminEntryContracts,
    ...adminIdentityContracts,
    ...adminAffiliateContracts,
    ...adminTraitContracts,
    ...adminPlayerContracts,
    ...adminCoinContracts,
    ...adminLimitContracts,
    ...adminNoteContracts,
    ...adminAuditContracts,
    ...adminMetricContracts,
    ...adminOverviewContracts,
    ...adminOrderContracts,
    ...adminTicketContracts,
    ...adminGiftCodeContracts,
    ...adminDrawContracts,
    ...adminApprovalContracts,
  ],
};

/** A contract of the REST API, with its exact types. */
export type ApiContract = (typeof contractsByFunction)[keyof typeof contractsByFunction][number];

/** Every route of the REST API. */
export const allContracts: readonly RouteContract[] = Object.values(contractsByFunction).flat();
