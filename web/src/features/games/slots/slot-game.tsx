import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
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
import { SlotOdds } from './pay-table/slot-odds';
import { machineOf, slotRound } from './published-slot-game';
import { respinsResult } from './respins/respin-copy';
import { RespinCounter } from './respins/respin-counter';
import { respinsOnTable } from './respins/respins-on-table';
import { busyLabel } from './rounds/busy-copy';
import { freeSpinsResult } from './rounds/round-copy';
import { statusLabel } from './rounds/status-copy';
import { useSlotRounds } from './rounds/use-slot-rounds';
import { slotGuide } from './slot-guide';
import type { SlotSeat } from './slot-seat';
import { useSlotSounds } from './sound/use-slot-sounds';
import type { SymbolAtlas } from './symbol-atlas';
import { Table, type TableArt } from './table';
import { cascadeLabel, stepMessage, tumblesResult } from './tumbles/cascade-copy';
import { spinAtRest } from './tumbles/spin-at-rest';
import { TumbleCount } from './tumbles/tumble-count';
import { TumbleLadder } from './tumbles/tumble-ladder';
import { useCascade } from './tumbles/use-cascade';
import { useCascadeSounds } from './tumbles/use-cascade-sounds';
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
  const { game, choice } = seat;
  const { atlas, art } = dressing;
  const current = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const rounds = useSlotRounds(seat);
  const { state, moment, waiting } = rounds;
  const { feature, phase } = moment;
  const [isPlain, setPlain] = useState(false);

  const presentation = state.table?.presentation ?? 0;
  const table = useTable(moment, { current, presentation });
  const { machine, spin, shown: rested, turning } = table;
  const tumbles = useCascade(moment, {
    ...{ machine, presentation, still },
    at: table.at,
    end: rounds.reelsStopped,
  });
  const { at, running, cascade } = tumbles;
  const synthesizer = useSynthesizer();
  const isMoving = !running && (turning || phase === 'stopping' || feature?.stage === 'stopping');
  const expansion = useExpansion(machine, { at, spin, isMoving, shown: rested, still });
  const shown = useMemo(
    () => spinAtRest(expansion.shown, cascade?.window ?? null),
    [expansion.shown, cascade],
  );
  const win = useSlotWin(rounds, { machine, shown, expansion, still, synthesizer });
  const { step, isHurried } = win;
  const skipTable = running ? tumbles.skip : win.skipTable;
  useCascadeSounds(running, synthesizer);
  const sounds = useSlotSounds({ turning: isMoving, filling: expansion.isRunning }, synthesizer);
  usePresentation(moment, {
    ...{ machine, still },
    shown: rested,
    expansionMs: expansion.ms,
    chime: sounds.chime,
    advance: rounds.advance,
    skipRespins: rounds.skipRespins,
  });
  const coin = moment.played?.round.coin ?? choice.coin;
  const respins = useMemo(() => respinsOnTable(moment, machine), [moment, machine]);
  const blocker = rounds.blockerOn(choice.stake, busyLabel(phase, feature));
  // The balance rises with each free spin only where the round was settled in this visit; otherwise it already includes them.
  const isPaidBefore = phase === 'feature' && !state.table?.settled;
  const guide = useMemo(() => slotGuide(current, atlas, choice), [current, atlas, choice]);
  const odds = useMemo(() => <SlotOdds game={game} />, [game]);
  const filled = useMemo(
    () => expansionLabel(expansion.reels, machine.wild, atlas),
    [expansion.reels, machine.wild, atlas],
  );
  const status = useMemo(
    () => statusLabel(moment, { machine, filled, tumbled: cascadeLabel(cascade, coin, atlas), atlas }),
    [moment, machine, filled, cascade, coin, atlas],
  );
  const sketch = useMemo(() => sketchWith(machine, atlas), [machine, atlas]);

  const press = () => {
    if (skipTable && (isPacing(blocker) || pressSkips(win.show, blocker))) skipTable();
    else rounds.play();
  };
  usePlayKey(press);

  return (
    <GameShell
      className="slots"
      data-feature={feature !== null && feature.stage !== 'base'}
      {...{ seat, rounds, guide, odds, sketch, status, win }}
      message={messageText(
        {
          ...{ state: moment, machine, shown, step, blocker },
          filling: expansion.isRunning ? filled : '',
          tumbling: running && stepMessage(running, coin, atlas),
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
          icon={<RotateCw />}
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
        tumbling={running && (running.isFalling ? [] : running.step.cells)}
        onSkip={skipTable}
        onReelLanded={sounds.thud}
        onReelsStopped={tumbles.begin}
        onPlain={() => setPlain(true)}
        over={
          <FeatureCurtain {...{ machine, atlas, still }} state={moment} onDismiss={rounds.dismissSummary} />
        }
      >
        <FeatureCounter state={moment} still={still} />
        {respins?.isRunning && moment.played && (
          <RespinCounter round={moment.played.round} stage={respins.stage} still={still} />
        )}
        {machine.tumbles && (
          <TumbleLadder rules={machine.tumbles} tumbles={running && running.step.tumbles} />
        )}
        {running && <TumbleCount {...{ running, coin, still }} />}
        <SlotWinLine show={win.show} {...{ step, still }} />
      </Table>
    </GameShell>
  );
}

function sketchWith(machine: SlotMachine, atlas: SymbolAtlas): RoundSketch {
  const { respins, tumbles } = machine;
  return (listed) => {
    const round = slotRound(listed);
    const notes = [
      respins && respinsResult(round, respins, atlas),
      tumbles && tumblesResult(round, tumbles),
      freeSpinsResult(round),
    ];
    return {
      picture: <RoundWindow {...{ machine, round, atlas }} />,
      notes: notes.flatMap((note) => (note ? [note] : [])),
    };
  };
}
