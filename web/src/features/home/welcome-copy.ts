import { welcomeGifts } from '#domain/coins/welcome';
import { writeAmerican } from '#web/lib/format/american-numbers';

/** The Gold Coins that a new player gets, in the format of the prerendered page. */
export const welcomeGold = writeAmerican(welcomeGifts.gold, 0);
