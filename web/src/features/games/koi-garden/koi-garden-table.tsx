import { dressSlotGame } from '../slots/dress-slot-game';
import { koiGardenAtlas } from './atlas';
import { Garden } from './garden';
import './garden.css';

export const Table = dressSlotGame(Garden, {
  atlas: koiGardenAtlas,
  art: {
    panel: '/games/koi-garden/panel.svg',
    frame: '/games/koi-garden/frame.svg',
  },
});
