import { blocksFor } from '#domain/fairness/blocks';
import { meanPay, type PayDistribution } from '#domain/games/odds/pay-statistics';
import { createOriginal } from '../create-original';
import { instant } from '../instant';
import { hundredths } from '../multiple';
import type { ChoicePays, Original } from '../original';
import { rangeOf } from '../range-of';
import { originalStakes } from '../stakes';
import { choicePays } from './choice-pays';
import { dealHands, mostCards, resultOf } from './hands';
import { betOf, payOf } from './pays';
import { shoeSize, shuffledShoe } from './shoe';
import { baccaratTable, type Bet, bets } from './table';
import { totalOf } from './totals';

/** Baccarat, version 1: punto banco from eight decks. */
export const baccarat: Original = createOriginal({
  id: 'baccarat',
  version: 1,
  stakes: originalStakes,
  table: baccaratTable,
  terms: [
    'Every round is dealt from eight full decks, without replacement: place n of the full shoe holds the card n modulo 52.',
    'A card is four times its place among the ranks, plus its place among the suits; places count from 0.',
    'Cards are dealt to the player, the banker, the player and the banker.',
    'The total of a hand is the last digit of the sum of its cards.',
    'A total of 8 or 9 on either side ends the round.',
    'Otherwise the player draws a third card to a total of 0 to 5.',
    'If the player stands, the banker draws to a total of 0 to 5; otherwise the player’s third card decides, as the table says.',
    'The higher total wins. On a tie, stakes on the player and the banker are returned.',
  ],
  blocks: blocksFor(
    mostCards,
    Array.from({ length: mostCards }, (_, dealt) => shoeSize - dealt),
  ),
  hasDecisions: false,
  examples: bets,
  readChoice: betOf,
  choiceFault: 'Choose "player", "banker" or "tie".',
  paysOf: paysOfBet,
  isHedged: () => false,
  play: instant((draws, bet) => {
    const { player, banker } = dealHands(shuffledShoe(draws));
    const result = resultOf(totalOf(player), totalOf(banker));
    return { shown: { player, banker }, multiple: payOf(bet, result) };
  }),
  figures() {
    const choices = choicePays();
    return {
      strategy:
        'Every round is dealt from a full shoe, so earlier cards change no return. The lowest return, that of a tie, is published.',
      ...rangeOf(choices.map(({ choice, pays }) => ({ choice, rtp: meanPay(pays, hundredths) }))),
      choices,
    };
  },
});

function paysOfBet(bet: Bet): PayDistribution {
  return (choicePays()[bets.indexOf(bet)] as ChoicePays).pays;
}
