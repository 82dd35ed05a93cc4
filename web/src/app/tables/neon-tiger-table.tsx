import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameSeat } from '../../features/games/game-seat';
import { Alley } from '../../features/games/neon-tiger/alley';
import { neonTigerAtlas } from '../../features/games/neon-tiger/atlas';
import { ofFamily } from '../../features/games/published-game';
import { SlotGame } from '../../features/games/slots/slot-game';
import type { AnyVersion } from './table';
import '../../features/games/neon-tiger/alley.css';
import '../../features/games/slots/slots.css';

const dressing = {
  atlas: neonTigerAtlas,
  art: { panel: '/games/neon-tiger/panel.svg', frame: '/games/neon-tiger/frame.svg' },
};

/** Neon Tiger in its alley. */
export function Table({ seat }: { seat: GameSeat<PublishedGame, AnyVersion> }) {
  return (
    <Alley>
      <SlotGame seat={{ ...seat, game: ofFamily(seat.game, 'slots') }} dressing={dressing} />
    </Alley>
  );
}
