import type { GameSeat } from '../../features/games/game-seat';
import { ofFamily } from '../../features/games/published-game';
import { ScratchGame } from '../../features/games/scratch/scratch-game';
import '../../features/games/scratch/scratch.css';

export function Table({ seat }: { seat: GameSeat }) {
  return <ScratchGame seat={{ ...seat, game: ofFamily(seat.game, 'scratch') }} />;
}
