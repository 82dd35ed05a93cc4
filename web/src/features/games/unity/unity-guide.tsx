import type { Tab } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { PlayChoice } from '../play-choice';
import { WheelPrizes } from './wheel-prizes';

/** Tabs that the guide shows before the rules, derived from the published PAR sheet. */
export function unityGuide({ parSheet }: PublishedGame, choice: PlayChoice): Tab[] {
  if (parSheet.family !== 'wheel') return [];
  return [{ id: 'prizes', label: 'Prizes', content: <WheelPrizes sheet={parSheet} {...choice} /> }];
}
