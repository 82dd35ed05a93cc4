import { dressSlotGame } from '../slots/dress-slot-game';
import { jadeFortuneAtlas } from './atlas';
import { Garden } from './garden';
import './garden.css';

export const Table = dressSlotGame(Garden, {
  atlas: jadeFortuneAtlas,
  art: { panel: '/games/jade-fortune/panel.svg', frame: '/games/jade-fortune/frame.svg' },
});
