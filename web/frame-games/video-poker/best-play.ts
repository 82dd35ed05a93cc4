import type { VideoPokerOutcome } from '#domain/games/video-poker/outcome';
import { perfectHold } from '#domain/games/video-poker/perfect-hold';
import { find } from '../felt/find';
import { adviceFor } from './advice';
import type { PayRow } from './read-outcome';

/** Lookup of the best decision, which is answered once a round is over. */
export interface BestPlay {
  offer(outcome: VideoPokerOutcome): void;
  withdraw(): void;
}

export function createBestPlay(rows: readonly PayRow[]): BestPlay {
  const button = find<HTMLButtonElement>('#ask');
  const advice = find<HTMLElement>('#advice');
  const payTable = Object.fromEntries(rows.map(({ rank, pays }) => [rank, pays])) as Record<
    PayRow['rank'],
    number
  >;
  let offered: VideoPokerOutcome | null = null;

  button.addEventListener('click', () => {
    if (!offered?.held) return;
    const isShown = advice.hidden !== false;
    if (isShown && advice.childElementCount === 0) {
      const { dealt, held } = offered;
      advice.replaceChildren(
        ...adviceFor(dealt, held, perfectHold({ payTable }, dealt), document.documentElement.lang),
      );
    }
    setShown(isShown);
  });

  function setShown(isShown: boolean): void {
    advice.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
  }

  return {
    offer(outcome) {
      offered = outcome;
      advice.replaceChildren();
      button.hidden = false;
    },
    withdraw() {
      offered = null;
      button.hidden = true;
      setShown(false);
    },
  };
}
