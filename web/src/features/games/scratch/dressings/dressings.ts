import type { ScratchDressing } from '../scratch-dressing';
import { dragonScratch } from './dragon-scratch';
import { luckyTicket } from './lucky-ticket';

const dressings: Readonly<Record<string, ScratchDressing>> = {
  'dragon-scratch': dragonScratch,
  'lucky-ticket': luckyTicket,
};

/**
 * The art of a scratch card.
 *
 * @throws Error for a card without art (programming error)
 */
export function dressingOf(gameId: string): ScratchDressing {
  const dressing = dressings[gameId];
  if (!dressing) throw new Error(`The scratch card ${gameId} has no dressing.`);
  return dressing;
}
