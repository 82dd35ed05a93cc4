import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#components/ui/button';
import { GameBar } from '../bar/game-bar';
import { blockerOf } from '../console/blocker';
import { Console } from '../console/console';
import { PlayButton } from '../console/play-button';
import { usePlayKey } from '../console/use-play-key';
import { useWait } from '../console/use-wait';
import type { RoundSketch } from '../history/round-entry';
import { RoundNotices } from '../refusals/round-notices';
import { isCelebrated, winSize } from '../rounds/win-size';
import { useStill } from '../use-still';
import { useVisit } from '../visit/use-visit';
import { FeatureCounter } from './feature/feature-counter';
import { FeatureCurtain } from './feature/feature-curtain';
import { RoundWindow } from './history/round-window';
import { MessageLine } from './message-line';
import { SlotOdds } from './pay-table/slot-odds';
import { machineOf, slotRound } from './published-slot-game';
import { freeSpinsResult } from './rounds/round-copy';
import type { RoundState } from './rounds/round-state';
import { statusLabel } from './rounds/status-copy';
import { useRounds } from './rounds/use-rounds';
import { slotGuide } from './slot-guide';
import type { SlotSeat } from './slot-seat';
import { useSlotSounds } from './sound/use-slot-sounds';
import type { SymbolAtlas } from './symbol-atlas';
import { Table, type TableArt } from './table';
import { usePresentation } from './use-presentation';
import { useTable } from './use-table';
import { CoinFlight } from './wins/coin-flight';
import { useWinSteps } from './wins/use-win-steps';

/** The machine-specific art and sounds of the shared slot game. */
export interface SlotDressing {
  readonly atlas: SymbolAtlas;
  readonly art: TableArt;
}

/** A slot machine, played with a backend or in demo mode. */
export function SlotGame({ seat, dressing }: { seat: SlotSeat; dressing: SlotDressing }) {
  const { player, backend, game, choice } = seat;
  const { atlas, art } = dressing;
  const current = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const balances = backend.balances.use();
  const { visit, count } = useVisit(player, backend.memory);
  const rounds = useRounds(seat);
  const { state, elsewhere } = rounds;
  const { trouble, feature, open, played, replayed, phase } = state;
  const waiting = useWait(state.wait.untilMs);
  const [isPlain, setPlain] = useState(false);

  const { machine, at, shown, turning } = useTable(state, current);
  const step = useWinSteps(machine, shown, still);
  const sounds = useSlotSounds(turning || phase === 'stopping' || feature?.stage === 'stopping');
  usePresentation(state, { machine, shown, still, count, chime: sounds.chime, advance: rounds.advance });
  const blocker = blockerOf(
    { busy: busyMessage[phase], trouble, open },
    { balances, ...choice, waiting, elsewhere: elsewhere !== null },
  );
  const isBusy = phase !== 'resting';
  const guide = useMemo(() => slotGuide(current, atlas, choice), [current, atlas, choice]);
  const odds = useMemo(() => <SlotOdds game={game} />, [game]);
  const status = useMemo(() => statusLabel(state, atlas), [state, atlas]);
  const sketch = useMemo(() => sketchWith(atlas), [atlas]);

  const spin = () => {
    if (blocker === null) void rounds.play(choice);
  };
  usePlayKey(spin);

  return (
    <div
      className="play slots surface"
      data-still={still}
      data-feature={feature !== null && feature.stage !== 'base'}
    >
      <GameBar
        {...{ seat, visit, isBusy }}
        {...{ guide, odds, sketch }}
        lastRound={replayed ? null : (played?.round ?? null)}
        onShow={isBusy && !replayed ? (played?.round.id ?? null) : null}
        onReplay={rounds.replay}
      />
      <Table
        {...{ art, machine, atlas, at, turning, still, shown, step }}
        onReelLanded={sounds.thud}
        onRest={rounds.rested}
        onPlain={() => setPlain(true)}
        over={<FeatureCurtain {...{ state, machine, atlas, still }} onPutAway={rounds.putAway} />}
      >
        <FeatureCounter {...{ state, still }} />
        {shown && isCelebrated(winSize(shown)) && !still && !backend.isDemo && !replayed && (
          <CoinFlight
            key={shown.id}
            coin={shown.coin}
            coins={flights[winSize(shown)]}
            to={`[data-balance="${shown.coin}"]`}
          />
        )}
      </Table>
      <div className="play-below">
        <MessageLine {...{ state, shown, step, atlas, blocker }}>
          {phase === 'free-spins' && (
            <Button variant="outline" className="slots-skip" onClick={rounds.skip}>
              Skip to result
            </Button>
          )}
        </MessageLine>
        <p className="sr-only" role="status">
          {status}
        </p>
        {isPlain && (
          <p className="slots-plain-note">
            Your browser cannot animate the reels, so results appear at once.
          </p>
        )}
        <RoundNotices {...{ seat, state, rounds }} />
        <Console {...{ seat, still }} locked={isBusy} staked={stakedIn(state)}>
          <PlayButton
            blocker={blocker}
            busy={isBusy}
            wait={waiting ? state.wait : null}
            icon={<RotateCw />}
            onPlay={spin}
          >
            Spin
          </PlayButton>
        </Console>
      </div>
    </div>
  );
}

const flights = { nothing: 0, return: 0, win: 6, big: 12, grand: 20 };

const busyMessage = {
  resting: null,
  asking: 'The reels are spinning.',
  stopping: 'The reels are spinning.',
  'free-spins': 'Your free spins are in progress.',
};

/** The stake while the reels turn, which the displayed balance does not include yet. */
function stakedIn({ phase, press, played, resumed, replayed }: RoundState) {
  if (replayed) return null;
  if (phase === 'asking') return press;
  return phase === 'stopping' && !resumed ? (played?.round ?? null) : null;
}

function sketchWith(atlas: SymbolAtlas): RoundSketch {
  return (listed) => {
    const round = slotRound(listed);
    const freeSpins = freeSpinsResult(round);
    return { picture: <RoundWindow round={round} atlas={atlas} />, notes: freeSpins ? [freeSpins] : [] };
  };
}
