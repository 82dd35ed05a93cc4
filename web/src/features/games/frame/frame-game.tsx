import { useCallback } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { StakeChooser } from '../console/stake-chooser';
import { usePlayKey } from '../console/use-play-key';
import type { GameSeat } from '../game-seat';
import { GameShell } from '../game-shell';
import { useSynthesizer } from '../sound/use-synthesizer';
import { useStill } from '../use-still';
import { settledWin } from '../win/settled-win';
import { ShownWinLine } from '../win/shown-win-line';
import { useWinShow } from '../win/use-win-show';
import { WinCountSkip } from '../win/win-count-skip';
import { FrameStage } from './frame-stage';
import { sketchOf } from './round-sketch';
import { stakeToCover } from './stake-to-cover';
import { tableMessage } from './table-message';
import { useFramedRounds } from './use-framed-rounds';
import { useMostARound } from './use-most-a-round';
import { useTableView } from './use-table-view';

/** A game in a sandboxed frame, which draws the table and the buttons of its game; the page controls all coins. */
export function FrameGame({ seat }: { seat: GameSeat }) {
  const { game, choice, backend } = seat;
  // The frame alone knows the chip total until it is staked, so the page enforces a limit a round.
  const mostARound = useMostARound(game, choice.coin, backend.deviceMemory);
  const { rounds, execute, height, unpaid } = useFramedRounds(seat);
  const view = useTableView(seat, rounds, mostARound?.most ?? null);
  const { text, spoken, isRoutine } = tableMessage(rounds.state, rounds.blocker);
  const still = useStill();
  const win = useWinShow(settledWin(rounds.state), { still, synthesizer: useSynthesizer() });
  usePlayKey(win.skip);
  const loadGuide = useCallback(
    async () => ({ tabs: (await import('./frame-guide')).frameGuide(game) }),
    [game],
  );
  const sketch = useCallback((round: Round) => sketchOf(round, game.rules), [game.rules]);
  return (
    <div className="frame-room grid grid-cols-1 grid-rows-1">
      <GameShell
        {...{ seat, rounds }}
        className={height === null ? '' : 'frame-tall'}
        loadGuide={loadGuide}
        sketch={sketch}
        message={text}
        isRoutine={isRoutine}
        status={spoken}
        win={win}
        showsRefusals
        stakeLabel={mostARound ? null : 'Stake'}
        {...(mostARound && { toCover: stakeToCover(game, choice.coin, unpaid) })}
        action={
          mostARound && (
            <StakeChooser
              coin={choice.coin}
              label="Spin limit"
              stakes={mostARound.totals}
              stake={mostARound.most}
              locked={rounds.state.phase !== 'idle'}
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
          onCommand={execute}
        />
        <WinCountSkip show={win.show} />
        <ShownWinLine show={win.show} />
      </GameShell>
    </div>
  );
}
