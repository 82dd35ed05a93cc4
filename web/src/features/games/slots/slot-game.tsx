import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#components/ui/button';
import { useBalances } from '#web/lib/balances';
import type { Round } from '#web/lib/play-fab-ops-types';
import { Console } from './console/console';
import { hindranceOf } from './console/hindrance';
import { offeredStake } from './console/stake-choice';
import { useSpinKey } from './console/use-spin-key';
import { useWait } from './console/use-wait';
import { FeatureCounter } from './feature/feature-counter';
import { FeatureCurtain } from './feature/feature-curtain';
import { GameBar } from './game-bar';
import { MessageLine } from './message-line';
import { machineOf, type PublishedSlotGame } from './published-slot-game';
import { OtherGameNotice } from './refusals/other-game-notice';
import { RefusedRound } from './refusals/refused-round';
import { UnseenNotice } from './refusals/unseen-notice';
import type { LeftOpen } from './rounds/house';
import { statusWords } from './rounds/status-words';
import { useRounds } from './rounds/use-rounds';
import type { SlotChoice } from './slot-choice';
import { useSlotSounds } from './sound/use-slot-sounds';
import type { SymbolAtlas } from './symbol-atlas';
import { Table, type TableArt } from './table';
import { usePresentation } from './use-presentation';
import { useStill } from './use-still';
import { useTable } from './use-table';
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
 * @param leftOpen        the round whose free spins were still to be seen when the game was opened
 * @param findGame        name and address of a game by its id
 * @param renderProof     shows the proof of a round
 * @param renderFairness  shows the panel about seeds, given the newest round, while it is open
 */
export function SlotGame({
  player,
  game,
  dressing,
  choice,
  leftOpen,
  onChoose,
  findGame,
  renderProof,
  renderFairness,
}: {
  player: string;
  game: PublishedSlotGame;
  dressing: SlotDressing;
  choice: SlotChoice;
  leftOpen: LeftOpen | null;
  onChoose: (choice: SlotChoice) => void;
  findGame: (id: string) => { name: string; path: string };
  renderProof: (round: Round) => ReactNode;
  renderFairness: (panel: { open: boolean; onClose: () => void; lastRound: Round | null }) => ReactNode;
}) {
  const { atlas, art, rules } = dressing;
  const current = useMemo(() => machineOf(game), [game]);
  const still = useStill();
  const balances = useBalances();
  const { visit, count } = useVisit(player);
  const rounds = useRounds({ player, game, leftOpen });
  const { state, elsewhere } = rounds;
  const { trouble, feature, open } = state;
  const waiting = useWait(state.wait.untilMs);
  const [isPlain, setPlain] = useState(false);

  const { machine, at, shown, turning } = useTable(state, current);
  const step = useWinSteps(machine, shown, still);
  const sounds = useSlotSounds(turning || state.phase === 'stopping' || feature?.stage === 'stopping');
  usePresentation(state, { machine, shown, still, count, chime: sounds.chime, advance: rounds.advance });
  const hindrance = hindranceOf(state, { balances, ...choice, waiting, elsewhere: elsewhere !== null });
  const round = state.played?.round ?? null;

  const spin = () => {
    if (hindrance === null) void rounds.play(choice);
  };
  useSpinKey(spin);

  return (
    <div
      className="slots surface"
      data-still={still}
      data-feature={feature !== null && feature.stage !== 'base'}
    >
      <GameBar
        {...{ game, machine: current, atlas, rules, choice, visit, renderProof, renderFairness }}
        lastRound={round}
      />
      <Table
        {...{ art, machine, atlas, at, turning, still, shown, step }}
        onReelLanded={sounds.thud}
        onRest={rounds.rested}
        onPlain={() => setPlain(true)}
        over={<FeatureCurtain {...{ state, machine, atlas, still }} onPutAway={rounds.putAway} />}
      >
        <FeatureCounter {...{ state, still }} />
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
        <MessageLine {...{ state, shown, step, atlas, hindrance }}>
          {state.phase === 'free-spins' && (
            <Button look="outline" className="slots-skip" onClick={rounds.skip}>
              Show the result
            </Button>
          )}
        </MessageLine>
        <p className="sr-only" role="status">
          {statusWords(state, atlas)}
        </p>
        {isPlain && (
          <p className="slots-plain-note">This browser draws no moving reels, so outcomes appear at once.</p>
        )}
        {elsewhere !== null && <OtherGameNotice game={findGame(elsewhere)} />}
        {open !== null && open.failure !== null && (
          <UnseenNotice failure={open.failure} onRepeat={rounds.seeAgain} />
        )}
        {trouble && elsewhere === null && (
          <RefusedRound
            trouble={trouble}
            onRepeat={() => void rounds.repeat(trouble.press)}
            onDrop={rounds.drop}
            onDismiss={rounds.dismiss}
            onShowLeftOpen={() => void rounds.showLeftOpen()}
            onPlayIn={(coin) => onChoose({ coin, stake: offeredStake(game.stakes[coin], null) })}
          />
        )}
        <Console {...{ game, balances, choice, onChoose, state, hindrance, waiting, still }} onSpin={spin} />
      </div>
    </div>
  );
}

const flights = { nothing: 0, return: 0, win: 6, big: 12, grand: 20 };
