import type { ScratchDressing } from '../scratch-dressing';
import { dragonScratch } from './dragon-scratch';
import { luckyTicket } from './lucky-ticket';

const dressings: Readonly<Record<string, ScratchDressing>> = {
  'dragon-scratch': dragonScratch,
  'lucky-ticket': luckyTicket,
};

/**
 * How a scratch card looks.
 *
 * @throws Error for a card that nobody drew (our bug)
 */
export function dressingOf(gameId: string): ScratchDressing {
  const dressing = dressings[gameId];
  if (!dressing) throw new Error(`Nobody drew the scratch card ${gameId}.`);
  return dressing;
}
