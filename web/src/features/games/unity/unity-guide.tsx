import type { Tab } from '#components/ui/tabs';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { PlayChoice } from '../play-choice';
import { WheelPrizes } from './wheel-prizes';

/** What the guide tells before the rules, from what is published of the game's mathematics. */
export function unityGuide({ parSheet }: PublishedGame, choice: PlayChoice): Tab[] {
  if (parSheet.family !== 'wheel') return [];
  return [{ id: 'prizes', label: 'Prizes', content: <WheelPrizes sheet={parSheet} {...choice} /> }];
}
