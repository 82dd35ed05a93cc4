import { dressSlotGame } from '../slots/dress-slot-game';
import { ClusterOverlay } from '../slots/wins/cluster-overlay';
import { koiGardenAtlas } from './atlas';
import { Garden } from './garden';
import './garden.css';
import '../slots/wins/clusters.css';

export const Table = dressSlotGame(Garden, {
  atlas: koiGardenAtlas,
  art: {
    panel: '/games/koi-garden/panel.svg',
    frame: '/games/koi-garden/frame.svg',
  },
  Clusters: ClusterOverlay,
});
