import { useCallback, useMemo } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { StakeChooser } from '../console/stake-chooser';
import type { GameSeat } from '../game-seat';
import { GameShell } from '../game-shell';
import { frameGuide } from './frame-guide';
import { FrameStage } from './frame-stage';
import { resultAnnouncement } from './result-announcement';
import { sketchOf } from './round-sketch';
import { useFramedRounds } from './use-framed-rounds';
import { useMostARound } from './use-most-a-round';
import { useTableView } from './use-table-view';

/** A game in a sandboxed frame. It draws the table and has the buttons of its game; everything about coins is the page's. */
export function FrameGame({ seat }: { seat: GameSeat }) {
  const { game, choice } = seat;
  // Chips are laid on the table, so their sum is known to the frame alone until it is staked; the page keeps how much it may be.
  const mostARound = useMostARound(game, choice.coin);
  const { rounds, grant, height } = useFramedRounds(seat);
  const view = useTableView(seat, rounds, mostARound?.most ?? null);
  const told = resultAnnouncement(rounds.state);
  const guide = useMemo(() => frameGuide(game), [game]);
  const sketch = useCallback((round: Round) => sketchOf(round, game.rules), [game.rules]);
  return (
    <div className="frame-room">
      <GameShell
        {...{ seat, rounds }}
        guide={guide}
        sketch={sketch}
        message={told || (rounds.blocker?.text ?? '')}
        status={told}
        stakeLabel={mostARound ? null : 'Stake'}
        action={
          mostARound && (
            <StakeChooser
              coin={choice.coin}
              label="Most a spin"
              stakes={mostARound.totals}
              stake={mostARound.most}
              locked={rounds.state.phase !== 'resting'}
              onChoose={mostARound.allow}
            />
          )
        }
      >
        <FrameStage
          {...{ seat, view, height }}
          framed={{
            src: `/frame-games/${game.id}/index.html`,
            title: game.name,
            isVeiled: true,
          }}
          onFilter={grant}
        />
      </GameShell>
    </div>
  );
}
