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
import { useSynthesizer } from '../sound/use-synthesizer';
import { useStill } from '../use-still';
import { WinCeremony } from '../win/win-ceremony';
import { WinFlight } from '../win/win-flight';
import { isCeremony, isPacing, pressSkips } from '../win/win-show';
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
import { SlotWinLine } from './wins/slot-win-line';
import { useSlotWin } from './wins/use-slot-win';

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
  const synthesizer = useSynthesizer();
  const win = useSlotWin(rounds, { machine, shown, still, synthesizer });
  const { step, isHurried, skipTable } = win;
  const isMoving = turning || phase === 'stopping' || feature?.stage === 'stopping';
  const sounds = useSlotSounds(isMoving, synthesizer);
  usePresentation(moment, { machine, shown, still, chime: sounds.chime, advance: rounds.advance });
  const blocker = rounds.blockerOn(choice.stake, busyMessage[phase]);
  const isBusy = state.phase !== 'idle';
  // The balance rises with each free spin only where the round was settled in this visit; otherwise it already includes them.
  const isPaidBefore = phase === 'free-spins' && !state.table?.settled;
  const guide = useMemo(() => slotGuide(current, atlas, choice), [current, atlas, choice]);
  const odds = useMemo(() => <SlotOdds game={game} />, [game]);
  const status = useMemo(() => statusLabel(moment, atlas), [moment, atlas]);
  const note = offlineNote(state.trouble);
  const sketch = useMemo(() => sketchWith(atlas), [atlas]);

  const press = () => {
    if (skipTable && (isPacing(blocker) || pressSkips(win.show, blocker))) skipTable();
    else rounds.play();
  };
  usePlayKey(press);

  return (
    <div
      className="play slots night"
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
        {...{ art, machine, atlas, at, turning, isMoving, still, shown, step, isHurried }}
        onSkip={skipTable}
        isBack={isCeremony(win.show)}
        onReelLanded={sounds.thud}
        onReelsStopped={rounds.reelsStopped}
        onPlain={() => setPlain(true)}
        over={
          <FeatureCurtain {...{ machine, atlas, still }} state={moment} onDismiss={rounds.dismissSummary} />
        }
        around={<WinCeremony show={win.show} onSkip={win.skip} />}
      >
        <FeatureCounter state={moment} still={still} />
        <SlotWinLine show={win.show} {...{ step, still }} />
      </Table>
      <div className="play-below">
        <WinFlight show={backend.isDemo || isReplay(state) || isPaidBefore ? null : win.show} />
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
            onPlay={press}
          >
            Spin
          </PlayButton>
        </Console>
      </div>
    </div>
  );
}

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
