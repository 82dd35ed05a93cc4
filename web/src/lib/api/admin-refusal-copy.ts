import type { AdminErrorCode } from '#contracts/admin-errors';
import { adminAccountMessages } from './refusals/admin/account-copy';
import { adminAffiliateMessages } from './refusals/admin/affiliate-copy';
import { adminApprovalMessages } from './refusals/admin/approval-copy';
import { adminCoinMessages } from './refusals/admin/coin-copy';
import { adminContactMessages } from './refusals/admin/contact-copy';
import { adminPlayMessages } from './refusals/admin/play-copy';
import { adminRandomPrizeMessages } from './refusals/admin/random-prize-copy';
import { adminStoreMessages } from './refusals/admin/store-copy';
import type { RefusalCopy } from './refusals/message-of';

/** One entry for every error code that only admins receive. Players never load them. */
export const adminRefusalMessages: Record<AdminErrorCode, RefusalCopy> = {
  ...adminAccountMessages,
  ...adminAffiliateMessages,
  ...adminApprovalMessages,
  ...adminCoinMessages,
  ...adminContactMessages,
  ...adminPlayMessages,
  ...adminRandomPrizeMessages,
  ...adminStoreMessages,
};
