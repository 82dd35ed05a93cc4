import { type Tab, Tabs } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { GameRules } from '#web/lib/games/game-catalog';
import type { FamilyGuide } from './load-guide';
import { Odds } from './odds';
import { Rules } from './rules';

/** The tabs of the guide: those of the family, then rules and odds. */
export function GuideTabs({
  game,
  loadRules,
  guide: { tabs, odds },
}: {
  game: PublishedGame;
  loadRules: () => Promise<GameRules>;
  guide: FamilyGuide;
}) {
  const shared: [Tab, Tab] = [
    { id: 'rules', label: 'Rules', content: <Rules load={loadRules} /> },
    { id: 'odds', label: 'Odds', content: <Odds game={game}>{odds}</Odds> },
  ];
  const [first, ...others] = tabs;
  return <Tabs label="About this game" tabs={first ? [first, ...others, ...shared] : shared} />;
}
