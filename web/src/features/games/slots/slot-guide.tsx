import type { Tab } from '#components/ui/tabs';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { PlayChoice } from '../play-choice';
import { LineDiagrams } from './pay-table/line-diagrams';
import { PayTable } from './pay-table/pay-table';
import type { SlotDressing } from './slot-dressing';

/** Tabs that the guide of a slot machine shows before its rules: pay table and, where it has some, lines. */
export function slotGuide(
  machine: SlotMachine,
  { atlas, tumbles }: SlotDressing,
  { coin, stake }: PlayChoice,
): Tab[] {
  const pays = {
    id: 'pays',
    label: 'Pay table',
    content: <PayTable {...{ machine, atlas, coin, stake }} TumblesNote={tumbles?.RulesNote} />,
  };
  if (machine.lines.length === 0) return [pays];
  return [pays, { id: 'lines', label: 'Lines', content: <LineDiagrams machine={machine} /> }];
}
