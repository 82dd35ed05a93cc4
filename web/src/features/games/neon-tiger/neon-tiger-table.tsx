import { dressSlotGame } from '../slots/dress-slot-game';
import { Alley } from './alley';
import { neonTigerAtlas } from './atlas';
import './alley.css';

export const Table = dressSlotGame(Alley, {
  atlas: neonTigerAtlas,
  art: { panel: '/games/neon-tiger/panel.svg', frame: '/games/neon-tiger/frame.svg' },
});
