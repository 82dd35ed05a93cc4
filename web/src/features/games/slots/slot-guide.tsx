import type { Tab } from '#components/ui/tabs';
import type { FamilyGuide } from '../guide/load-guide';
import type { PlayChoice } from '../play-choice';
import { LineDiagrams } from './pay-table/line-diagrams';
import { PayTable } from './pay-table/pay-table';
import { SlotOdds } from './pay-table/slot-odds';
import { machineOf, type PublishedSlotGame } from './published-slot-game';
import type { SlotDressing } from './slot-dressing';

/** The guide of a slot machine: pay table and, where it has some, lines; its own odds. */
export function slotGuide(
  game: PublishedSlotGame,
  { atlas, tumbles }: SlotDressing,
  { coin, stake }: PlayChoice,
): FamilyGuide {
  const machine = machineOf(game);
  const pays: Tab = {
    id: 'pays',
    label: 'Pay table',
    content: <PayTable {...{ machine, atlas, coin, stake }} TumblesNote={tumbles?.RulesNote} />,
  };
  const lines: Tab = { id: 'lines', label: 'Lines', content: <LineDiagrams machine={machine} /> };
  return {
    tabs: machine.lines.length === 0 ? [pays] : [pays, lines],
    odds: <SlotOdds game={game} Tumbles={tumbles?.Odds} />,
  };
}
