import { memo, useCallback } from 'react';
import { Link } from 'react-router';
import { LoadedPart } from '#components/feedback/loaded-part';
import { buttonClass } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameRules } from '#web/lib/games/game-catalog';
import type { LoadGuide } from './load-guide';

/**
 * The guide of a game: pay table, rules and odds.
 *
 * @param demoPath  path of the demo; null in the demo itself
 */
export const GameGuide = memo(function GameGuide({
  open,
  onClose,
  game,
  loadRules,
  loadGuide,
  demoPath,
}: {
  open: boolean;
  onClose: () => void;
  game: PublishedGame;
  loadRules: () => Promise<GameRules>;
  loadGuide: LoadGuide;
  demoPath: string | null;
}) {
  const load = useCallback(() => Promise.all([import('./guide-tabs'), loadGuide()]), [loadGuide]);
  return (
    <Dialog open={open} onClose={onClose} title={game.name} drawer>
      {demoPath !== null && (
        <p className="flex flex-wrap items-center gap-3 mbe-4">
          <Link className={buttonClass({ variant: 'outline' })} to={demoPath}>
            Try the demo
          </Link>
          <span className="text-sm text-muted">Play money, nothing is saved.</span>
        </p>
      )}
      <LoadedPart load={load} fallback={<Skeleton className="block-48" />}>
        {([{ GuideTabs }, guide]) => <GuideTabs {...{ game, loadRules, guide }} />}
      </LoadedPart>
    </Dialog>
  );
});
