import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#components/ui/button';
import { GameBar } from '../bar/game-bar';
import { Console } from '../console/console';
import { PlayButton } from '../console/play-button';
import { usePlayKey } from '../console/use-play-key';
import type { RoundSketch } from '../history/round-entry';
import { roundOnShow } from '../history/round-on-show';
import { offlineNote } from '../refusals/offline-note';
import { RoundNotices } from '../refusals/round-notices';
import { atStake } from '../rounds/at-stake';
import { isReplay } from '../rounds/machine/round-state';
import { isCelebrated, winSize } from '../rounds/win-size';
import { useStill } from '../use-still';
import { FeatureCounter } from './feature/feature-counter';
import { FeatureCurtain } from './feature/feature-curtain';
import { RoundWindow } from './history/round-window';
import { MessageLine } from './message-line';
import { SlotOdds } from './pay-table/slot-odds';
import { machineOf, slotRound } from './published-slot-game';
import { freeSpinsResult } from './rounds/round-copy';
import { statusLabel } from './rounds/status-copy';
import { useSlotRounds } from './rounds/use-slot-rounds';
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
  const { backend, game, choice, leftOpen } = seat;
  const { atlas, art } = dressing;
  const current = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const rounds = useSlotRounds(seat);
  const { state, moment, visit, waiting } = rounds;
  const { feature, phase } = moment;
  const [isPlain, setPlain] = useState(false);

  const { machine, at, shown, turning } = useTable(moment, current);
  const step = useWinSteps(machine, shown, still);
  const sounds = useSlotSounds(turning || phase === 'stopping' || feature?.stage === 'stopping');
  usePresentation(moment, { machine, shown, still, chime: sounds.chime, advance: rounds.advance });
  const blocker = rounds.blockerOn(choice.stake, busyMessage[phase]);
  const isBusy = state.phase !== 'idle';
  const guide = useMemo(() => slotGuide(current, atlas, choice), [current, atlas, choice]);
  const odds = useMemo(() => <SlotOdds game={game} />, [game]);
  const status = useMemo(() => statusLabel(moment, atlas), [moment, atlas]);
  const note = offlineNote(state.trouble);
  const sketch = useMemo(() => sketchWith(atlas), [atlas]);

  const spin = () => void rounds.play();
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
        lastRound={isReplay(state) ? null : (state.table?.round ?? null)}
        onShow={roundOnShow(state, leftOpen)}
        onReplay={rounds.replay}
      />
      <Table
        {...{ art, machine, atlas, at, turning, still, shown, step }}
        onReelLanded={sounds.thud}
        onReelsStopped={rounds.reelsStopped}
        onPlain={() => setPlain(true)}
        over={
          <FeatureCurtain {...{ machine, atlas, still }} state={moment} onDismiss={rounds.dismissSummary} />
        }
      >
        <FeatureCounter state={moment} still={still} />
        {shown && isCelebrated(winSize(shown)) && !still && !backend.isDemo && !isReplay(state) && (
          <CoinFlight
            key={shown.id}
            coin={shown.coin}
            coins={flights[winSize(shown)]}
            to=".play-balance-amount"
          />
        )}
      </Table>
      <div className="play-below">
        <MessageLine {...{ shown, step, atlas, blocker, note }} state={moment}>
          {phase === 'free-spins' && (
            <Button variant="outline" className="slots-skip" onClick={rounds.shown}>
              Skip to result
            </Button>
          )}
        </MessageLine>
        <p className="sr-only" role="status">
          {note ?? status}
        </p>
        {isPlain && (
          <p className="slots-plain-note">
            Your browser cannot animate the reels, so results appear at once.
          </p>
        )}
        <RoundNotices {...{ seat, state, rounds }} />
        <Console {...{ seat, still }} locked={isBusy} staked={phase === 'free-spins' ? null : atStake(state)}>
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
  turning: 'The reels are spinning.',
  stopping: 'The reels are spinning.',
  'free-spins': 'Your free spins are in progress.',
};

function sketchWith(atlas: SymbolAtlas): RoundSketch {
  return (listed) => {
    const round = slotRound(listed);
    const freeSpins = freeSpinsResult(round);
    return { picture: <RoundWindow round={round} atlas={atlas} />, notes: freeSpins ? [freeSpins] : [] };
  };
}
