import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameSeat } from '../../features/games/game-seat';
import { hkSlotsAtlas } from '../../features/games/hk-slots/atlas';
import { Harbour } from '../../features/games/hk-slots/harbour';
import { ofFamily } from '../../features/games/published-game';
import { SlotGame } from '../../features/games/slots/slot-game';
import type { AnyVersion } from './table';
import '../../features/games/hk-slots/harbour.css';
import '../../features/games/slots/slots.css';

const dressing = {
  atlas: hkSlotsAtlas,
  art: { panel: '/games/hk-slots/panel.svg', frame: '/games/hk-slots/frame.svg' },
};

/** HK Slots in front of its harbor. */
export function Table({ seat }: { seat: GameSeat<PublishedGame, AnyVersion> }) {
  return (
    <Harbour>
      <SlotGame seat={{ ...seat, game: ofFamily(seat.game, 'slots') }} dressing={dressing} />
    </Harbour>
  );
}
