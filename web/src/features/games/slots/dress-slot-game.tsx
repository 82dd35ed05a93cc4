import type { ComponentType, ReactNode } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { GameSeat } from '../game-seat';
import { ofFamily } from '../published-game';
import type { SlotDressing } from './slot-dressing';
import { SlotGame } from './slot-game';
import './slots.css';

/** Creates the table of a slot machine: its scenery around the shared game in its dressing. */
export function dressSlotGame(Backdrop: ComponentType<{ children: ReactNode }>, dressing: SlotDressing) {
  return function SlotTable({ seat }: { seat: GameSeat<PublishedGame, SlotMachine | null> }) {
    return (
      <Backdrop>
        <SlotGame seat={{ ...seat, game: ofFamily(seat.game, 'slots') }} dressing={dressing} />
      </Backdrop>
    );
  };
}
