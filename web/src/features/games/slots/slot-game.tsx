import { RotateCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '#components/ui/button';
import type { SlotMachine } from '#domain/games/slots/machine';
import { PlayButton } from '../console/play-button';
import { usePlayKey } from '../console/use-play-key';
import { GameShell } from '../game-shell';
import type { RoundSketch } from '../history/round-entry';
import { useSynthesizer } from '../sound/use-synthesizer';
import { useStill } from '../use-still';
import { isPacing, pressSkips } from '../win/win-show';
import { expansionLabel } from './expansion/expansion-label';
import { useExpansion } from './expansion/use-expansion';
import { FeatureCounter } from './feature/feature-counter';
import { FeatureCurtain } from './feature/feature-curtain';
import { RoundWindow } from './history/round-window';
import { messageSize, messageText } from './message-copy';
import { machineOf, slotRound } from './published-slot-game';
import { respinsResult } from './respins/respin-copy';
import { RespinCounter } from './respins/respin-counter';
import { respinsOnTable } from './respins/respins-on-table';
import { busyLabel } from './rounds/busy-copy';
import { freeSpinsResult } from './rounds/round-copy';
import { statusLabel } from './rounds/status-copy';
import { useSlotRounds } from './rounds/use-slot-rounds';
import type { SlotDressing } from './slot-dressing';
import type { SlotSeat } from './slot-seat';
import { useSlotSounds } from './sound/use-slot-sounds';
import { Table } from './table';
import { spinAtRest } from './tumbles/spin-at-rest';
import { useNoTumbles } from './tumbles/use-no-tumbles';
import { usePresentation } from './use-presentation';
import { useTable } from './use-table';
import { SlotWinLine } from './wins/slot-win-line';
import { useSlotWin } from './wins/use-slot-win';

const spinIcon = <RotateCw />;

/** A slot machine, played with a backend or in demo mode. */
export function SlotGame({ seat, dressing }: { seat: SlotSeat; dressing: SlotDressing }) {
  const { game, choice } = seat;
  const { atlas, art, Clusters } = dressing;
  const current = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const rounds = useSlotRounds(seat);
  const { state, moment, waiting } = rounds;
  const { feature, phase } = moment;
  const [isPlain, setPlain] = useState(false);

  const presentation = state.table?.presentation ?? 0;
  const table = useTable(moment, { current, presentation });
  const { machine, spin, shown: rested, turning } = table;
  const coin = moment.played?.round.coin ?? choice.coin;
  const synthesizer = useSynthesizer();
  // A table has the same dressing for as long as it is open.
  const useTumbles = dressing.tumbles?.useTumbles ?? useNoTumbles;
  const tumbles = useTumbles(moment, {
    ...{ machine, atlas, coin, presentation, still, synthesizer },
    at: table.at,
    isUnanswered: state.phase === 'requesting',
    end: rounds.reelsStopped,
  });
  const { at } = tumbles;
  const isMoving = !tumbles.isRunning && (turning || phase === 'stopping' || feature?.stage === 'stopping');
  const expansion = useExpansion(machine, { at, spin, isMoving, shown: rested, still });
  const shown = useMemo(() => spinAtRest(expansion.shown, tumbles.window), [expansion.shown, tumbles.window]);
  const win = useSlotWin(rounds, { machine, shown, counted: tumbles.counted, expansion, still, synthesizer });
  const { step, isHurried } = win;
  const skipTable = tumbles.isRunning ? tumbles.skip : win.skipTable;
  const sounds = useSlotSounds({ turning: isMoving, filling: expansion.isRunning }, synthesizer);
  usePresentation(moment, {
    ...{ machine, still },
    shown: rested,
    expansionMs: expansion.ms,
    chime: sounds.chime,
    advance: rounds.advance,
    skipRespins: rounds.skipRespins,
  });
  const respins = useMemo(() => respinsOnTable(moment, machine), [moment, machine]);
  const blocker = rounds.blockerOn(choice.stake, busyLabel(moment, { isTumbling: tumbles.isRunning }));
  // The balance rises with each free spin only where the round was settled in this visit; otherwise it already includes them.
  const isPaidBefore = phase === 'feature' && !state.table?.settled;
  const loadGuide = useCallback(
    async () => (await import('./slot-guide')).slotGuide(game, dressing, choice),
    [game, dressing, choice],
  );
  const filled = useMemo(
    () => expansionLabel(expansion.reels, machine.wild, atlas),
    [expansion.reels, machine.wild, atlas],
  );
  const status = useMemo(
    () => statusLabel(moment, { machine, filled, tumbled: tumbles.label, atlas }),
    [moment, machine, filled, tumbles.label, atlas],
  );
  const sketch = useMemo(() => sketchWith(machine, dressing), [machine, dressing]);

  const press = () => {
    if (skipTable && (isPacing(blocker) || pressSkips(win.show, blocker))) skipTable();
    else if (win.mayPlay()) rounds.play();
  };
  usePlayKey(press);

  return (
    <GameShell
      className="slots"
      data-feature={feature !== null && feature.stage !== 'base'}
      {...{ seat, rounds, loadGuide, sketch, status }}
      win={{ show: win.show, skip: () => skipTable?.() }}
      message={messageText(
        {
          ...{ state: moment, machine, shown, step, blocker },
          filling: expansion.isRunning ? filled : '',
          tumbling: tumbles.message,
        },
        atlas,
      )}
      messageSize={messageSize(moment, shown)}
      beside={
        phase === 'feature' && (
          <Button variant="outline" className="slots-skip" onClick={rounds.shown}>
            Skip to result
          </Button>
        )
      }
      isStakeTaken={phase === 'feature'}
      isWinAdded={isPaidBefore}
      hint={
        isPlain && (
          <p className="slots-plain-note">
            Your browser cannot animate the reels, so results appear at once.
          </p>
        )
      }
      action={
        <PlayButton
          blocker={blocker}
          busy={state.phase !== 'idle'}
          wait={waiting ? state.wait : null}
          icon={spinIcon}
          onPlay={press}
        >
          Spin
        </PlayButton>
      }
    >
      <Table
        {...{ art, machine, atlas, at, turning, isMoving, still, respins, shown, step, isHurried }}
        stake={moment.played?.round.stake ?? choice.stake}
        expanded={expansion.reels}
        tumbling={tumbles.cells}
        Clusters={Clusters}
        onReelLanded={sounds.thud}
        onReelsStopped={() => tumbles.begin(isHurried)}
        onPlain={() => setPlain(true)}
        over={
          <FeatureCurtain {...{ machine, atlas, still }} state={moment} onDismiss={rounds.dismissSummary} />
        }
      >
        <FeatureCounter state={moment} still={still} />
        {respins?.isRunning && moment.played && (
          <RespinCounter round={moment.played.round} stage={respins.stage} still={still} />
        )}
        {tumbles.over}
        <SlotWinLine show={win.show} {...{ step, still }} />
      </Table>
    </GameShell>
  );
}

function sketchWith(machine: SlotMachine, { atlas, ...parts }: SlotDressing): RoundSketch {
  const { respins, tumbles } = machine;
  return (listed) => {
    const round = slotRound(listed);
    const notes = [
      respins && respinsResult(round, respins, atlas),
      tumbles && parts.tumbles?.result(round, tumbles),
      freeSpinsResult(round),
    ];
    return {
      picture: <RoundWindow {...{ machine, round, atlas }} />,
      notes: notes.flatMap((note) => (note ? [note] : [])),
    };
  };
}
