import { listScratchCards } from './cards';
import { scratchGame } from './scratch-game';

/** Every version of the scratch cards. */
export const scratchGames = { current: listScratchCards().map(scratchGame), retired: [] };
