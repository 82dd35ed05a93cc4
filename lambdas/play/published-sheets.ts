import blackjack from '#content/catalog/par-sheets/blackjack.json';
import dragonScratch from '#content/catalog/par-sheets/dragon-scratch.json';
import harbourWheel from '#content/catalog/par-sheets/harbour-wheel.json';
import hkSlotsV1 from '#content/catalog/par-sheets/hk-slots-v1.json';
import hkSlots from '#content/catalog/par-sheets/hk-slots.json';
import jadeFortune from '#content/catalog/par-sheets/jade-fortune.json';
import luckyTicket from '#content/catalog/par-sheets/lucky-ticket.json';
import neonTiger from '#content/catalog/par-sheets/neon-tiger.json';
import roulette from '#content/catalog/par-sheets/roulette.json';
import videoPoker from '#content/catalog/par-sheets/video-poker.json';
import type { ParSheet } from '#domain/games/par-sheets';

/**
 * The sheet of every version, retired ones included. Computing one takes seconds, so it is done beforehand; a test computes each
 * again and compares. JSON has no type for a text that is one of few, so what they are is said here.
 */
export const publishedSheets = [
  hkSlots,
  hkSlotsV1,
  jadeFortune,
  neonTiger,
  dragonScratch,
  luckyTicket,
  harbourWheel,
  blackjack,
  roulette,
  videoPoker,
] as readonly unknown[] as readonly ParSheet[];
