import { FrameGame } from '../../features/games/frame/frame-game';
import { GamePage } from '../game-page';
import { loadKind } from '../game-room';
import '../../features/games/frame/frame.css';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';
export const load = loadKind('frame');

export function Component() {
  return <GamePage table={(seat) => <FrameGame key={seat.game.id} seat={seat} />} />;
}
