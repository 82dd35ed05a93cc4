import { dressSlotGame } from '../slots/dress-slot-game';
import { tumbleParts } from '../slots/tumbles/tumble-parts';
import { lanternCascadeAtlas } from './atlas';
import { NightHarbor } from './night-harbor';
import './night-harbor.css';

export const Table = dressSlotGame(NightHarbor, {
  atlas: lanternCascadeAtlas,
  art: { panel: '/games/lantern-cascade/panel.svg', frame: '/games/lantern-cascade/frame.svg' },
  tumbles: tumbleParts,
});
