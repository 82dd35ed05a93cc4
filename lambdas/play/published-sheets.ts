import baccarat from '#content/catalog/par-sheets/baccarat.json';
import blackjackV1 from '#content/catalog/par-sheets/blackjack-v1.json';
import blackjack from '#content/catalog/par-sheets/blackjack.json';
import dice from '#content/catalog/par-sheets/dice.json';
import dragonScratch from '#content/catalog/par-sheets/dragon-scratch.json';
import harbourWheel from '#content/catalog/par-sheets/harbour-wheel.json';
import hiLo from '#content/catalog/par-sheets/hi-lo.json';
import hkSlotsV1 from '#content/catalog/par-sheets/hk-slots-v1.json';
import hkSlots from '#content/catalog/par-sheets/hk-slots.json';
import jadeFortune from '#content/catalog/par-sheets/jade-fortune.json';
import keno from '#content/catalog/par-sheets/keno.json';
import koiGarden from '#content/catalog/par-sheets/koi-garden.json';
import lanternCascade from '#content/catalog/par-sheets/lantern-cascade.json';
import lighthouseBay from '#content/catalog/par-sheets/lighthouse-bay.json';
import limbo from '#content/catalog/par-sheets/limbo.json';
import luckyTicket from '#content/catalog/par-sheets/lucky-ticket.json';
import mines from '#content/catalog/par-sheets/mines.json';
import neonTiger from '#content/catalog/par-sheets/neon-tiger.json';
import pearlDivers from '#content/catalog/par-sheets/pearl-divers.json';
import plinko from '#content/catalog/par-sheets/plinko.json';
import roulette from '#content/catalog/par-sheets/roulette.json';
import videoPoker from '#content/catalog/par-sheets/video-poker.json';
import type { ParSheet } from '#domain/games/par-sheets';

/**
 * The PAR sheets of all versions, including retired ones, listed by `npm run par`. Computing one takes seconds, so they are generated ahead
 * of time, and a test compares them with a new computation. The cast narrows string values that JSON imports widen.
 */
export const publishedSheets = [
  baccarat,
  blackjackV1,
  blackjack,
  dice,
  dragonScratch,
  harbourWheel,
  hiLo,
  hkSlotsV1,
  hkSlots,
  jadeFortune,
  keno,
  koiGarden,
  lanternCascade,
  lighthouseBay,
  limbo,
  luckyTicket,
  mines,
  neonTiger,
  pearlDivers,
  plinko,
  roulette,
  videoPoker,
] as readonly unknown[] as readonly ParSheet[];
