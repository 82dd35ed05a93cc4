import { wheelGame } from './wheel-game';
import { listWheels } from './wheels';

/** Every version of the wheels. */
export const wheelGames = { current: listWheels().map(wheelGame), retired: [] };
