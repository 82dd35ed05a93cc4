import { listPokerTables } from './tables';
import { videoPokerGame } from './video-poker-game';

/** Every version of video poker. */
export const videoPokerGames = { current: listPokerTables().map(videoPokerGame), retired: [] };
