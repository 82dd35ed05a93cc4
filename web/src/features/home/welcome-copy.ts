import { welcomeGifts } from '#domain/coins/welcome';
import { formatAmount } from '#web/lib/coins';

/** The Gold Coins that a new player gets. */
export const welcomeGold = formatAmount('gold', welcomeGifts.gold);
