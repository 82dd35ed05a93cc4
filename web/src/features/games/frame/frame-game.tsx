import type { Round } from '#web/lib/play-fab-ops-types';
import type { GameSeat } from '../game-seat';
import { GameShell } from '../game-shell';
import type { PlayState } from '../rounds/play-state';
import { resultWords } from '../rounds/result-words';
import { frameGuide } from './frame-guide';
import { FrameStage } from './frame-stage';
import { sketchOf } from './round-sketch';
import { useFramedRounds } from './use-framed-rounds';
import { useTableView } from './use-table-view';

/** A game in a sandboxed frame. It draws the table and has the buttons of its game; everything about coins is the page's. */
export function FrameGame({ seat }: { seat: GameSeat }) {
  const { game } = seat;
  // Chips are laid on the table, so their sum is known to the frame alone until it is staked.
  const laysStake = game.rules.family === 'roulette';
  const { rounds, grant, height } = useFramedRounds(seat);
  const view = useTableView(seat, rounds, laysStake);
  const told = settledRound(rounds.state);
  return (
    <div className="frame-room">
      <GameShell
        {...{ seat, rounds }}
        guide={frameGuide(game)}
        sketch={sketchOf}
        message={told ? resultWords(told) : (rounds.hindrance?.text ?? '')}
        status={told ? resultWords(told) : ''}
        stakeLabel={laysStake ? null : 'Stake'}
        action={null}
      >
        <FrameStage
          {...{ seat, view, height }}
          framed={{
            src: `/frame-games/${game.id}/index.html`,
            title: game.name,
            sandbox: 'allow-scripts',
            isVeiled: true,
          }}
          onWish={grant}
        />
      </GameShell>
    </div>
  );
}

/** The round whose result may be told; null before the first, and while one is under way. */
function settledRound({ phase, played }: PlayState): Round | null {
  return phase === 'resting' ? played : null;
}
