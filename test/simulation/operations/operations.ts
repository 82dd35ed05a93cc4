import { adjustBalance } from './adjust-balance';
import { changeCart } from './change-cart';
import { checkOut } from './check-out';
import { decideRound } from './decide-round';
import { grantCoins } from './grant-coins';
import { openWallet } from './open-wallet';
import type { Operation } from './operation';
import { playRound } from './play-round';
import { readOpenRound } from './read-open-round';
import { readWallet } from './read-wallet';
import { releaseReservation } from './release-reservation';
import { reserveCart } from './reserve-cart';
import { reverseTransaction } from './reverse-transaction';
import { rotateSeeds } from './rotate-seeds';
import { seeRound } from './see-round';
import { setLimit } from './set-limit';
import { tellStanding } from './tell-standing';

/** Everything that simulated players do, and what is done to them. */
export const operations: readonly Operation[] = [
  openWallet,
  tellStanding,
  setLimit,
  readWallet,
  playRound,
  decideRound,
  readOpenRound,
  seeRound,
  rotateSeeds,
  grantCoins,
  changeCart,
  reserveCart,
  checkOut,
  releaseReservation,
  adjustBalance,
  reverseTransaction,
];
