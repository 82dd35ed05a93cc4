import { Dialog } from '#components/ui/dialog';
import { Tabs } from '#components/ui/tabs';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { Coin } from '#domain/money/coin';
import type { PublishedSlotGame } from '../published-slot-game';
import type { SymbolAtlas } from '../symbol-atlas';
import { LineDiagrams } from './line-diagrams';
import { Odds } from './odds';
import { PayTable } from './pay-table';

/** Everything a player may want to know before a spin: what pays, along which lines, by which rules, at which odds. */
export function GameGuide({
  open,
  onClose,
  ...guide
}: {
  open: boolean;
  onClose: () => void;
  game: PublishedSlotGame;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  rules: readonly string[];
  coin: Coin;
  stake: number;
}) {
  const { game, machine, atlas, rules, coin, stake } = guide;
  return (
    <Dialog open={open} onClose={onClose} title={game.name} drawer>
      <Tabs
        label="About this game"
        tabs={[
          {
            id: 'pays',
            label: 'Pay table',
            content: <PayTable machine={machine} atlas={atlas} coin={coin} stake={stake} />,
          },
          { id: 'lines', label: 'Lines', content: <LineDiagrams machine={machine} /> },
          {
            id: 'rules',
            label: 'Rules',
            content: (
              <div className="slots-rules">
                {rules.map((rule) => (
                  <p key={rule}>{rule}</p>
                ))}
              </div>
            ),
          },
          { id: 'odds', label: 'Odds', content: <Odds game={game} /> },
        ]}
      />
    </Dialog>
  );
}
