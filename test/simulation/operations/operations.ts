import { adjustBalance } from './adjust-balance';
import { beginPurchase } from './begin-purchase';
import { cancelOrder } from './cancel-order';
import { changeCart } from './change-cart';
import { checkOut } from './check-out';
import { claimBonus, enterFree, spinWheel } from './claim-gift';
import { claimQuest } from './claim-quest';
import { decideRound } from './decide-round';
import { declareResidency } from './declare-residency';
import { grantCoins } from './grant-coins';
import { openWallet } from './open-wallet';
import type { Operation } from './operation';
import { payPurchase } from './pay-purchase';
import { playRound } from './play-round';
import { readBonuses } from './read-bonuses';
import { readOpenRound } from './read-open-round';
import { readQuests } from './read-quests';
import { readWallet } from './read-wallet';
import { refundOrDispute } from './refund-or-dispute';
import { releaseReservation } from './release-reservation';
import { reserveCart } from './reserve-cart';
import { reverseTransaction } from './reverse-transaction';
import { rotateSeeds } from './rotate-seeds';
import { seeRound } from './see-round';
import { setLimit } from './set-limit';
import { stepOrder } from './step-order';

/** From cart to order; redemptions require a declared residency. */
export const ordering: readonly Operation[] = [
  declareResidency,
  changeCart,
  reserveCart,
  checkOut,
  releaseReservation,
  cancelOrder,
  stepOrder,
  adjustBalance,
];

/** All operations of players and admins. */
export const operations: readonly Operation[] = [
  ...ordering,
  openWallet,
  setLimit,
  readWallet,
  playRound,
  decideRound,
  readOpenRound,
  seeRound,
  rotateSeeds,
  grantCoins,
  reverseTransaction,
  beginPurchase,
  payPurchase,
  refundOrDispute,
  readBonuses,
  claimBonus,
  spinWheel,
  enterFree,
  readQuests,
  claimQuest,
];
