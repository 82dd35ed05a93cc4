import { dressSlotGame } from '../slots/dress-slot-game';
import { hkSlotsAtlas } from './atlas';
import { Harbour } from './harbour';
import './harbour.css';

export const Table = dressSlotGame(Harbour, {
  atlas: hkSlotsAtlas,
  art: { panel: '/games/hk-slots/panel.svg', frame: '/games/hk-slots/frame.svg' },
});
