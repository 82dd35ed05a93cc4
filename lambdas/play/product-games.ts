import { listGames as listCurrent, listRetiredGames } from '#domain/games/games';
import { createGames, type Games } from './games';

/** Games of the product. What needs the rules of one game at a time uses `loadProductGames` instead. */
export const productGames: Games = createGames(listCurrent(), listRetiredGames());

/** Lists every playable game of the product in its current version. */
export const { listGames } = productGames;
