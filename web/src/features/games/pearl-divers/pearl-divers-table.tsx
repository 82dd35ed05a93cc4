import { dressSlotGame } from '../slots/dress-slot-game';
import { pearlDiversAtlas } from './atlas';
import { Reef } from './reef';
import './reef.css';

export const Table = dressSlotGame(Reef, {
  atlas: pearlDiversAtlas,
  art: {
    panel: '/games/pearl-divers/panel.svg',
    frame: '/games/pearl-divers/frame.svg',
  },
});
