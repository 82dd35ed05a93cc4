import type { GameFamily } from './game';

/** Family of every game that was ever on offer, listed by `npm run par`. Lines stay, because ledgers refer to these games. */
export const familiesOnRecord: readonly (readonly [id: string, family: GameFamily])[] = [
  ['baccarat', 'originals'],
  ['blackjack', 'blackjack'],
  ['dice', 'originals'],
  ['dragon-scratch', 'scratch'],
  ['harbour-wheel', 'wheel'],
  ['hi-lo', 'originals'],
  ['hk-slots', 'slots'],
  ['jade-fortune', 'slots'],
  ['keno', 'originals'],
  ['koi-garden', 'slots'],
  ['lantern-cascade', 'slots'],
  ['lighthouse-bay', 'slots'],
  ['limbo', 'originals'],
  ['lucky-ticket', 'scratch'],
  ['mines', 'originals'],
  ['neon-tiger', 'slots'],
  ['pearl-divers', 'slots'],
  ['plinko', 'originals'],
  ['roulette', 'roulette'],
  ['video-poker', 'video-poker'],
];
