import { type ReactNode, useMemo, useState } from 'react';
import { useBalances } from '#web/lib/balances';
import type { Round } from '#web/lib/play-fab-ops-types';
import { Console } from './console/console';
import { hindranceOf } from './console/hindrance';
import { useSpinKey } from './console/use-spin-key';
import { useWait } from './console/use-wait';
import { GameBar } from './game-bar';
import { MessageLine } from './message-line';
import { machineOf, type PublishedSlotGame } from './published-slot-game';
import { announcement } from './rounds/round-words';
import { useRounds } from './rounds/use-rounds';
import type { SlotChoice } from './slot-choice';
import { useSlotSounds } from './sound/use-slot-sounds';
import type { SymbolAtlas } from './symbol-atlas';
import { Table, type TableArt } from './table';
import { TroubleNotice } from './trouble-notice';
import { useStill } from './use-still';
import { useVisit } from './visit/use-visit';
import { CoinFlight } from './wins/coin-flight';
import { useWinSteps } from './wins/use-win-steps';
import { isCelebrated, winSize } from './wins/win-size';

/** What one machine brings to the game that all slot machines share. */
export interface SlotDressing {
  readonly atlas: SymbolAtlas;
  readonly art: TableArt;
  readonly rules: readonly string[];
}

/**
 * A slot machine, played for coins.
 *
 * @param renderProof     shows the proof of a round
 * @param renderFairness  shows the panel about seeds, given the newest round, while it is open
 */
export function SlotGame({
  player,
  game,
  dressing,
  choice,
  onChoose,
  renderProof,
  renderFairness,
}: {
  player: string;
  game: PublishedSlotGame;
  dressing: SlotDressing;
  choice: SlotChoice;
  onChoose: (choice: SlotChoice) => void;
  renderProof: (round: Round) => ReactNode;
  renderFairness: (panel: { open: boolean; onClose: () => void; lastRound: Round | null }) => ReactNode;
}) {
  const { atlas, art, rules } = dressing;
  const machine = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const balances = useBalances();
  const { visit, count } = useVisit(player);
  const { state, play, repeat, drop, dismiss, rested } = useRounds({ player, gameId: game.id });
  const waiting = useWait(state.wait.untilMs);
  const [isPlain, setPlain] = useState(false);

  const { phase, answer, trouble } = state;
  const turning = phase === 'asking';
  const shown = phase === 'resting' ? (answer?.round ?? null) : null;
  const step = useWinSteps(machine, shown, still);
  const sounds = useSlotSounds(phase !== 'resting');
  const hindrance = hindranceOf(state, { balances, ...choice, waiting });
  const spin = () => {
    if (hindrance === null) void play(choice);
  };
  useSpinKey(spin);

  function atRest() {
    if (!answer) return;
    rested();
    count(answer.round);
    sounds.chime(winSize(answer.round));
  }

  return (
    <div className="slots surface" data-still={still}>
      <GameBar
        {...{ game, machine, atlas, rules, choice, visit, renderProof, renderFairness }}
        lastRound={answer?.round ?? null}
      />
      <Table
        {...{ art, machine, atlas, turning, still, shown, step }}
        stops={answer?.round.outcome.stops ?? openingStops}
        onReelLanded={sounds.thud}
        onRest={atRest}
        onPlain={() => setPlain(true)}
      >
        {shown && isCelebrated(winSize(shown)) && !still && (
          <CoinFlight
            key={shown.id}
            coin={shown.coin}
            coins={flights[winSize(shown)]}
            to={`[data-balance="${shown.coin}"]`}
          />
        )}
      </Table>
      <div className="slots-below">
        <MessageLine {...{ state, shown, step, atlas, hindrance }} />
        <p className="sr-only" role="status">
          {shown && `${state.kept ? 'Your last spin was kept. ' : ''}${announcement(shown, atlas)}`}
        </p>
        {isPlain && (
          <p className="slots-message">This browser draws no moving reels, so outcomes appear at once.</p>
        )}
        {trouble && (
          <TroubleNotice
            trouble={trouble}
            onRepeat={() => void repeat(trouble.press)}
            onDrop={drop}
            onDismiss={dismiss}
          />
        )}
        <Console {...{ game, balances, choice, onChoose, state, hindrance, waiting, still }} onSpin={spin} />
      </div>
    </div>
  );
}

/** What the reels show before the first round of a visit. */
const openingStops: readonly number[] = [];

const flights = { nothing: 0, return: 0, win: 6, big: 12, grand: 20 };
