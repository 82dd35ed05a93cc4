import { roulette } from './roulette-game';

/** Every version of roulette. */
export const rouletteGames = { current: [roulette], retired: [] };
