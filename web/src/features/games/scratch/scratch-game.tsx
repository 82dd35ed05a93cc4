import { Ticket } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from '#web/lib/state/use-store';
import { PlayButton } from '../console/play-button';
import { usePlayKey } from '../console/use-play-key';
import { GameShell } from '../game-shell';
import { useGameRounds } from '../rounds/use-game-rounds';
import { useSynthesizer } from '../sound/use-synthesizer';
import { useStill } from '../use-still';
import { useWinShow } from '../win/use-win-show';
import { pressSkips } from '../win/win-show';
import { Card } from './card';
import { CardMessage, CardStatus } from './card-words';
import { dressingOf } from './dressings/dressings';
import { sketchWith } from './history/small-card';
import { rowReached } from './prizes/prize-rows';
import { usePrizes } from './prizes/use-prizes';
import type { ScratchSeat } from './scratch-round';
import { ScratchTools } from './scratch-tools';
import { useCard } from './use-card';
import { useCardSounds } from './use-card-sounds';
import { useLitFields } from './wins/use-lit-fields';

const ticketIcon = <Ticket />;

/** A scratch card, played with a backend or in demo mode. */
export function ScratchGame({ seat }: { seat: ScratchSeat }) {
  const { game, choice } = seat;
  const dressing = dressingOf(game.id);
  const rounds = useGameRounds(seat);
  const { state, blocker, waiting } = rounds;
  const still = useStill();
  const table = useCard(seat, rounds, still);
  const { round, card, opened } = table;
  const synthesizer = useSynthesizer();
  const sounds = useCardSounds(opened, synthesizer);
  const lit = useLitFields(table.isOpen ? card : null, round, still);
  const result = lit.isAll && round ? { ...round, id: card } : null;
  const win = useWinShow(result, { still, isLineKept: true, synthesizer });
  const [isTurned, turnTo] = useState(false);
  const sketch = useMemo(() => sketchWith(dressing), [dressing]);
  const { phase } = state;
  const moment = { phase, origin: state.table?.origin ?? null, blocker };
  const reached = useStore({
    subscribe: opened.subscribe,
    read: () => (round ? rowReached(game.rules, round.outcome, opened.read().fields) : null),
  });
  const { prizes, loadGuide } = usePrizes({
    choice,
    sheet: game.parSheet,
    atlas: dressing.atlas,
    named: round?.outcome.key ?? null,
    reached,
  });

  const play = () => {
    if (pressSkips(win.show, blocker)) return win.skip();
    if (blocker !== null || !win.mayPlay()) return;
    turnTo(false);
    rounds.play();
  };
  usePlayKey(play);

  const showsPrizes = isTurned && (phase === 'idle' || round === null) && phase !== 'requesting';
  return (
    <div className={`play-room ${dressing.className}`}>
      <img className="scratch-backdrop" src={dressing.art.backdrop} alt="" draggable={false} />
      <GameShell
        {...{ seat, rounds, loadGuide, sketch }}
        message={<CardMessage {...{ table, moment, dressing }} />}
        status={<CardStatus {...{ table, moment, dressing }} />}
        win={win}
        action={
          <PlayButton
            blocker={blocker}
            busy={phase === 'requesting'}
            wait={waiting ? state.wait : null}
            icon={ticketIcon}
            onPlay={play}
          >
            Play
          </PlayButton>
        }
      >
        <div className="scratch-stage" data-back={showsPrizes}>
          <div className="scratch-front">
            <Card
              {...{ table, dressing, moment, still }}
              lit={lit.count}
              show={win.show}
              onRub={sounds.rub}
            />
          </div>
          <div className="scratch-back" role="group" aria-label="Prizes and odds" tabIndex={0}>
            {prizes}
          </div>
          <ScratchTools
            {...{ table, showsPrizes }}
            noun={dressing.noun}
            isShowing={phase === 'showing'}
            onTurn={() => turnTo(!isTurned)}
          />
        </div>
      </GameShell>
    </div>
  );
}
