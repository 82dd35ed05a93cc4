import { UnityGame } from '../../features/games/unity/unity-game';
import { GamePage } from '../game-page';
import { loadKind } from '../game-room';
import '../../features/games/frame/frame.css';
import '../../features/games/unity/unity.css';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';
export const load = loadKind('unity');

export function Component() {
  return <GamePage table={(seat) => <UnityGame key={seat.game.id} seat={seat} />} />;
}
