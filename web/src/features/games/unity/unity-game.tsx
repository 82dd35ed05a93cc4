import { FerrisWheel } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { pressMessage } from '../../../../frame-games/protocol/unity-press';
import { PlayButton } from '../console/play-button';
import { usePlayKey } from '../console/use-play-key';
import { FrameStage } from '../frame/frame-stage';
import { useFramedRounds } from '../frame/use-framed-rounds';
import { useTableView } from '../frame/use-table-view';
import type { GameSeat } from '../game-seat';
import { GameShell } from '../game-shell';
import { useSynthesizer } from '../sound/use-synthesizer';
import { useStill } from '../use-still';
import { settledWin } from '../win/settled-win';
import { ShownWinLine } from '../win/shown-win-line';
import { useWinShow } from '../win/use-win-show';
import { WinCountSkip } from '../win/win-count-skip';
import { pressSkips } from '../win/win-show';
import { messageText, statusLabel } from './unity-copy';
import { sketchOf } from './unity-sketch';

const wheelIcon = <FerrisWheel />;

/** True while the document loads the game and after it failed to: the document shows which. */
const notReady = { reason: 'loading', text: 'You can play when the game has loaded.' } as const;

/** A Unity game in its own document. The page forwards the player's presses and keeps control of requests, rounds and coins. */
export function UnityGame({ seat }: { seat: GameSeat }) {
  const { game, choice } = seat;
  const frame = useRef<HTMLIFrameElement>(null);
  const { rounds, execute } = useFramedRounds(seat);
  const { state, waiting } = rounds;
  const view = useTableView(seat, rounds, null);
  const [isReady, setReady] = useState(false);
  const blocker = rounds.blocker ?? (isReady ? null : notReady);

  const still = useStill();
  const win = useWinShow(settledWin(state), { still, synthesizer: useSynthesizer() });

  const press = () => {
    if (pressSkips(win.show, blocker)) return win.skip();
    // The document has an opaque origin, so no target origin can be named; the message holds no secret.
    if (blocker === null && win.mayPlay()) frame.current?.contentWindow?.postMessage(pressMessage, '*');
  };
  usePlayKey(press);

  const loadGuide = useCallback(
    async () => ({ tabs: (await import('./unity-guide')).unityGuide(game, choice) }),
    [game, choice],
  );
  return (
    <div className="unity-room">
      <GameShell
        {...{ seat, rounds }}
        loadGuide={loadGuide}
        sketch={sketchOf}
        message={messageText(state, blocker)}
        status={statusLabel(state)}
        win={win}
        action={
          <PlayButton
            blocker={blocker}
            busy={state.phase !== 'idle'}
            wait={waiting ? state.wait : null}
            icon={wheelIcon}
            onPlay={press}
          >
            {game.family === 'wheel' ? 'Spin' : 'Play'}
          </PlayButton>
        }
      >
        <FrameStage
          {...{ seat, view }}
          height={null}
          framed={{
            src: `/unity-frame/index.html?game=${encodeURIComponent(game.id)}`,
            title: game.name,
            // Without full screen of its own, a build cannot cover balance, stake and main button.
            allow: 'autoplay',
            isVeiled: false,
          }}
          onCommand={execute}
          onStage={(stage) => setReady(stage === 'ready')}
          frameRef={frame}
        />
        <WinCountSkip show={win.show} />
        <ShownWinLine show={win.show} />
      </GameShell>
    </div>
  );
}
