import { useMemo } from 'react';
import type { SlotMoment } from '../rounds/slot-moment';
import { cascadeLabel, stepMessage } from './cascade-copy';
import { TumbleCount } from './tumble-count';
import { TumbleLadder } from './tumble-ladder';
import type { TumblesOnTable, TumblingTable } from './tumbles-on-table';
import { useCascade } from './use-cascade';
import { useCascadeSounds } from './use-cascade-sounds';

/** The tumbles of a spin on the table, with their multipliers. Their sum and bells belong to a spin that pays more than the stake. */
export function useTumbles(moment: SlotMoment, table: TumblingTable): TumblesOnTable {
  const { machine, atlas, coin, still, synthesizer } = table;
  const { cascade, running, ...shown } = useCascade(moment, table);
  const celebrated = cascade?.isCelebrated ? running : null;
  useCascadeSounds(celebrated, synthesizer);
  const label = useMemo(() => cascadeLabel(cascade, coin, atlas), [cascade, coin, atlas]);
  return {
    ...shown,
    label,
    isRunning: running !== null,
    cells: running && (running.isFalling ? [] : running.step.cells),
    window: cascade?.window ?? null,
    message: running && stepMessage(running, coin, atlas),
    over: (
      <>
        {machine.tumbles && (
          <TumbleLadder rules={machine.tumbles} tumbles={running && running.step.tumbles} />
        )}
        {celebrated && <TumbleCount running={celebrated} {...{ coin, still }} />}
      </>
    ),
  };
}
