import { ofFamily } from '../../features/games/published-game';
import { ScratchGame } from '../../features/games/scratch/scratch-game';
import { GamePage } from '../game-page';
import { loadKind } from '../game-room';
import '../../features/games/scratch/scratch.css';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';
export const load = loadKind('scratch');

export function Component() {
  return (
    <GamePage
      table={(seat) => (
        <ScratchGame key={seat.game.id} seat={{ ...seat, game: ofFamily(seat.game, 'scratch') }} />
      )}
    />
  );
}
