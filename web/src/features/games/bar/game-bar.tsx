import { memo, use, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameSeat } from '../game-seat';
import { GameGuide } from '../guide/game-guide';
import type { LoadGuide } from '../guide/load-guide';
import type { RoundSketch } from '../history/round-entry';
import { RoundHistory } from '../history/round-history';
import type { Visit } from '../visit/visit';
import { VisitStatistics } from '../visit/visit-statistics';
import type { GameDrawer } from './game-drawer';
import { GameTools } from './game-tools';
import { CurrentGameView } from './game-view';

/** Memoized, so that a press that changes no figure does not render them. */
const Figures = memo(VisitStatistics);

/**
 * The bar of a game, in the header of its layout, so that the table keeps the height: name, sound, guide, history, fairness and view.
 * The statistics of the visit are in the drawer of the rounds.
 *
 * @param loadGuide  loads the guide of this family of games
 * @param lastRound  the newest round that was played here, if any
 * @param onShow     id of the round that the player has not watched to its end; the history leaves it out until then
 * @param isBusy     whether a round is under way, during which no replay can start
 * @param sketch     draws a round of the history small
 * @param onReplay   replays a round of the history on the table
 */
export const GameBar = memo(function GameBar({
  seat: { game, backend, loadRules, choice, demoPath, renderProof, renderFairness },
  loadGuide,
  visit,
  lastRound,
  onShow,
  isBusy,
  sketch,
  onReplay,
}: {
  seat: Omit<GameSeat, 'leftOpen'>;
  loadGuide: LoadGuide;
  visit: Visit;
  lastRound: Round | null;
  onShow: string | null;
  isBusy: boolean;
  sketch: RoundSketch;
  onReplay: (round: Round) => void | Promise<void>;
}) {
  const [opened, setOpened] = useState<GameDrawer | null>(null);
  const close = useCallback(() => setOpened(null), []);
  // The same element until a figure changes, so that no press renders the closed history.
  const figures = useMemo(() => <Figures visit={visit} coin={choice.coin} />, [visit, choice.coin]);
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
        // While closed, it lists no rounds, so `isBusy` does not matter.
        isBusy={opened === 'history' && isBusy}
        onShow={opened === 'history' ? onShow : null}
        {...{ backend, gameId: game.id, sketch, renderProof, onReplay }}
        visit={figures}
      />
      {renderFairness?.({ open: opened === 'fairness', onClose: close, lastRound })}
    </>
  );
});
