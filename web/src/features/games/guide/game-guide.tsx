import { memo, useCallback } from 'react';
import { LoadedPart } from '#components/feedback/loaded-part';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameRules } from '#web/lib/games/game-catalog';
import type { LoadGuide } from './load-guide';

/** The guide of a game: pay table, rules and odds. */
export const GameGuide = memo(function GameGuide({
  open,
  onClose,
  game,
  loadRules,
  loadGuide,
}: {
  open: boolean;
  onClose: () => void;
  game: PublishedGame;
  loadRules: () => Promise<GameRules>;
  loadGuide: LoadGuide;
}) {
  const load = useCallback(() => Promise.all([import('./guide-tabs'), loadGuide()]), [loadGuide]);
  return (
    <Dialog open={open} onClose={onClose} title={game.name} drawer>
      <LoadedPart load={load} fallback={<Skeleton className="block-48" />}>
        {([{ GuideTabs }, guide]) => <GuideTabs {...{ game, loadRules, guide }} />}
      </LoadedPart>
    </Dialog>
  );
});
