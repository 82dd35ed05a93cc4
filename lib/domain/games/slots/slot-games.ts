import { listMachines, listRetiredMachines } from './machines';
import { slotGame } from './slot-game';

/** Every version of the slot machines. */
export const slotGames = {
  current: listMachines().map(slotGame),
  retired: listRetiredMachines().map(slotGame),
};
