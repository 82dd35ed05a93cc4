import { History, Info, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { Round } from '#web/lib/play-fab-ops-types';
import { RoundHistory } from './history/round-history';
import { GameGuide } from './pay-table/game-guide';
import type { PublishedSlotGame } from './published-slot-game';
import type { SlotChoice } from './slot-choice';
import { SoundControl } from './sound/sound-control';
import type { SymbolAtlas } from './symbol-atlas';
import type { Visit } from './visit/visit';
import { VisitFigures } from './visit/visit-figures';

/** The slim bar of a game: its name, how the visit goes, sound, and the ways to everything that is written about it. */
export function GameBar({
  game,
  machine,
  atlas,
  rules,
  choice,
  visit,
  lastRound,
  renderProof,
  renderFairness,
}: {
  game: PublishedSlotGame;
  machine: SlotMachine;
  atlas: SymbolAtlas;
  rules: readonly string[];
  choice: SlotChoice;
  visit: Visit;
  lastRound: Round | null;
  renderProof: (round: Round) => ReactNode;
  renderFairness: (panel: { open: boolean; onClose: () => void; lastRound: Round | null }) => ReactNode;
}) {
  const [opened, setOpened] = useState<'guide' | 'history' | 'fairness' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="slots-bar">
      <h1 className="slots-name">{game.name}</h1>
      <VisitFigures visit={visit} coin={choice.coin} />
      <div className="slots-tools" role="group" aria-label="Game">
        <SoundControl />
        <Button look="quiet" icon aria-label="Pay table, rules and odds" onClick={() => setOpened('guide')}>
          <Info aria-hidden="true" size={20} />
        </Button>
        <Button look="quiet" icon aria-label="Your rounds" onClick={() => setOpened('history')}>
          <History aria-hidden="true" size={20} />
        </Button>
        <Button look="quiet" icon aria-label="Fairness" onClick={() => setOpened('fairness')}>
          <ShieldCheck aria-hidden="true" size={20} />
        </Button>
      </div>
      <GameGuide open={opened === 'guide'} onClose={close} {...{ game, machine, atlas, rules }} {...choice} />
      <RoundHistory
        open={opened === 'history'}
        onClose={close}
        gameId={game.id}
        atlas={atlas}
        renderProof={renderProof}
      />
      {renderFairness({ open: opened === 'fairness', onClose: close, lastRound })}
    </div>
  );
}
