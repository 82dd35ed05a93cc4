import type { ScratchCard } from './card';
import { dragonScratch } from './dragon-scratch/card';
import { luckyTicket } from './lucky-ticket/card';

const cards: readonly ScratchCard[] = [dragonScratch, luckyTicket];

/** Lists every scratch card in its current version. */
export function listScratchCards(): readonly ScratchCard[] {
  return cards;
}
