import { History, Info, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import type { Tab } from '#components/ui/tabs';
import type { Round } from '#web/lib/play-fab-ops-types';
import type { GameSeat } from '../game-seat';
import { GameGuide } from '../guide/game-guide';
import type { RoundSketch } from '../history/round-entry';
import { RoundHistory } from '../history/round-history';
import { SoundControl } from '../sound/sound-control';
import type { Visit } from '../visit/visit';
import { VisitFigures } from '../visit/visit-figures';

/**
 * The slim bar of a game: its name, how the visit goes, sound, and the ways to everything that is written about it.
 *
 * @param guide      what the guide tells of this family of games, before rules and odds
 * @param odds       what the page of odds tells of this family, after what all games tell
 * @param lastRound  the newest round that was played here, if any
 * @param isBusy     whether a round is under way, during which none of the past can be shown
 * @param sketch     draws a round of the history small
 * @param onReplay   shows a round of the history on the table once more
 */
export function GameBar({
  seat: { game, house, rules, howToPlay, choice, renderProof, renderFairness },
  guide,
  odds,
  visit,
  lastRound,
  isBusy,
  sketch,
  onReplay,
}: {
  seat: Omit<GameSeat, 'leftOpen'>;
  guide: readonly Tab[];
  odds?: ReactNode;
  visit: Visit;
  lastRound: Round | null;
  isBusy: boolean;
  sketch: RoundSketch;
  onReplay: (round: Round) => void | Promise<void>;
}) {
  const [opened, setOpened] = useState<'guide' | 'history' | 'fairness' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="play-bar">
      <h1 className="play-name">{game.name}</h1>
      <VisitFigures visit={visit} coin={choice.coin} />
      <div className="play-tools" role="group" aria-label="Game">
        <SoundControl />
        <Button look="quiet" icon aria-label="Pay table, rules and odds" onClick={() => setOpened('guide')}>
          <Info aria-hidden="true" size={20} />
        </Button>
        <Button look="quiet" icon aria-label="Your rounds" onClick={() => setOpened('history')}>
          <History aria-hidden="true" size={20} />
        </Button>
        {renderFairness && (
          <Button look="quiet" icon aria-label="Fairness" onClick={() => setOpened('fairness')}>
            <ShieldCheck aria-hidden="true" size={20} />
          </Button>
        )}
      </div>
      <GameGuide
        open={opened === 'guide'}
        onClose={close}
        {...{ game, rules, howToPlay, odds }}
        tabs={guide}
      />
      <RoundHistory
        open={opened === 'history'}
        onClose={close}
        {...{ house, gameId: game.id, isBusy, sketch, renderProof, onReplay }}
      />
      {renderFairness?.({ open: opened === 'fairness', onClose: close, lastRound })}
    </div>
  );
}
