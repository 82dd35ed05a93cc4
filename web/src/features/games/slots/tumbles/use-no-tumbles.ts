import type { SlotMoment } from '../rounds/slot-moment';
import type { TumblesOnTable, TumblingTable } from './tumbles-on-table';

/** The table of a machine whose symbols do not tumble: its presentation ends once the reels have stopped. */
export function useNoTumbles(_moment: SlotMoment, { at, end }: TumblingTable): TumblesOnTable {
  return {
    at,
    isRunning: false,
    cells: null,
    window: null,
    counted: 0,
    message: null,
    label: '',
    over: null,
    begin: end,
    skip: end,
  };
}
