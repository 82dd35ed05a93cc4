import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameSeat } from '../../features/games/game-seat';
import { jadeFortuneAtlas } from '../../features/games/jade-fortune/atlas';
import { Garden } from '../../features/games/jade-fortune/garden';
import { ofFamily } from '../../features/games/published-game';
import { SlotGame } from '../../features/games/slots/slot-game';
import type { AnyVersion } from './table';
import '../../features/games/jade-fortune/garden.css';
import '../../features/games/slots/slots.css';

const dressing = {
  atlas: jadeFortuneAtlas,
  art: { panel: '/games/jade-fortune/panel.svg', frame: '/games/jade-fortune/frame.svg' },
};

/** Jade Fortune in its garden. */
export function Table({ seat }: { seat: GameSeat<PublishedGame, AnyVersion> }) {
  return (
    <Garden>
      <SlotGame seat={{ ...seat, game: ofFamily(seat.game, 'slots') }} dressing={dressing} />
    </Garden>
  );
}
