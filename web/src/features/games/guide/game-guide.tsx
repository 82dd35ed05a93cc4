import { memo, type ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog';
import { type Tab, Tabs } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import { Odds } from './odds';
import { Rules } from './rules';

/**
 * The guide of a game: pay table, rules and odds.
 *
 * @param tabs  tabs specific to the family, shown first
 * @param odds  odds specific to the family, after the common odds
 */
export const GameGuide = memo(function GameGuide({
  open,
  onClose,
  game,
  rules,
  howToPlay,
  tabs,
  odds,
}: {
  open: boolean;
  onClose: () => void;
  game: PublishedGame;
  rules: readonly string[];
  howToPlay: readonly string[];
  tabs: readonly Tab[];
  odds?: ReactNode;
}) {
  const shared: Tab[] = [
    { id: 'rules', label: 'Rules', content: <Rules rules={rules} howToPlay={howToPlay} /> },
    { id: 'odds', label: 'Odds', content: <Odds game={game}>{odds}</Odds> },
  ];
  const all = [...tabs, ...shared] as unknown as readonly [Tab, ...Tab[]];
  return (
    <Dialog open={open} onClose={onClose} title={game.name} drawer>
      <Tabs label="About this game" tabs={all} />
    </Dialog>
  );
});
