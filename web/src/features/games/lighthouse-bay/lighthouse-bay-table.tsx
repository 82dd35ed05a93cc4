import { dressSlotGame } from '../slots/dress-slot-game';
import { lighthouseBayAtlas } from './atlas';
import { Bay } from './bay';
import './bay.css';

export const Table = dressSlotGame(Bay, {
  atlas: lighthouseBayAtlas,
  art: {
    panel: '/games/lighthouse-bay/panel.svg',
    frame: '/games/lighthouse-bay/frame.svg',
    wildReel: '/games/lighthouse-bay/wild-reel.svg',
  },
});
