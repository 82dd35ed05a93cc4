import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { type Tab, Tabs } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameRules } from '#web/lib/games/game-catalog';
import { Odds } from './odds';
import { Rules } from './rules';

/**
 * The guide of a game: pay table, rules and odds.
 *
 * @param tabs  tabs specific to the family, shown first
 * @param odds      odds specific to the family, after the common odds
 * @param demoPath  path of the demo; null in the demo itself
 */
export const GameGuide = memo(function GameGuide({
  open,
  onClose,
  game,
  loadRules,
  tabs,
  odds,
  demoPath,
}: {
  open: boolean;
  onClose: () => void;
  game: PublishedGame;
  loadRules: () => Promise<GameRules>;
  tabs: readonly Tab[];
  odds?: ReactNode;
  demoPath: string | null;
}) {
  const shared: Tab[] = [
    { id: 'rules', label: 'Rules', content: <Rules load={loadRules} /> },
    { id: 'odds', label: 'Odds', content: <Odds game={game}>{odds}</Odds> },
  ];
  const all = [...tabs, ...shared] as unknown as readonly [Tab, ...Tab[]];
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
      <Tabs label="About this game" tabs={all} />
    </Dialog>
  );
});
