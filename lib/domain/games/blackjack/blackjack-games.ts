import { blackjack } from './blackjack-game';
import { listRetiredBlackjack } from './retired-blackjack';

/** Every version of blackjack. */
export const blackjackGames = { current: [blackjack], retired: listRetiredBlackjack() };
