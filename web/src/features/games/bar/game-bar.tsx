import { memo, use, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Followed } from '#web/lib/state/store';
import type { GameSeat } from '../game-seat';
import { GameGuide } from '../guide/game-guide';
import type { LoadGuide } from '../guide/load-guide';
import type { RoundSketch } from '../history/round-entry';
import { RoundHistory } from '../history/round-history';
import type { Rounds } from '../rounds/create-rounds';
import { lastRoundOf, type RoundState } from '../rounds/machine/round-state';
import type { Visit } from '../visit/visit';
import type { GameDrawer } from './game-drawer';
import { GameTools } from './game-tools';
import { CurrentGameView } from './game-view';

/**
 * The bar of a game, in the header of its layout, so that the table keeps the height: name, sound, guide, history, fairness and view.
 * The statistics of the visit are in the drawer of the rounds. Memoized; only open drawers follow rounds and visit, so no round renders it.
 *
 * @param loadGuide  loads the guide of this family of games
 * @param sketch     draws a round of the history small
 */
export const GameBar = memo(function GameBar({
  seat,
  loadGuide,
  visit,
  rounds,
  sketch,
}: {
  seat: GameSeat;
  loadGuide: LoadGuide;
  visit: Followed<Visit>;
  rounds: Followed<RoundState> & Pick<Rounds, 'replay'>;
  sketch: RoundSketch;
}) {
  const { game, loadRules, demoPath, renderFairness } = seat;
  const [opened, setOpened] = useState<GameDrawer | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const lastRound = useMemo(
    () => ({ read: () => lastRoundOf(rounds.read()), subscribe: rounds.subscribe }),
    [rounds],
  );
  const place = use(CurrentGameView)?.barPlace;
  return (
    <>
      {place &&
        createPortal(
          <div className="flex flex-1 gap-x-4 gap-y-2 items-center">
            <h1 className="play-name whitespace-nowrap text-lg">{game.name}</h1>
            <GameTools demoPath={demoPath} isProvable={renderFairness !== null} onOpen={setOpened} />
          </div>,
          place,
        )}
      <GameGuide open={opened === 'guide'} onClose={close} {...{ game, loadRules, loadGuide }} />
      <RoundHistory
        open={opened === 'history'}
        onClose={close}
        onReplay={rounds.replay}
        {...{ seat, rounds, sketch, visit }}
      />
      {renderFairness?.({ open: opened === 'fairness', onClose: close, lastRound })}
    </>
  );
});
