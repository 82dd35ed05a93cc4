import { useLaterFrame } from '#web/lib/page/use-later-frame';
import { useStore } from '#web/lib/state/use-store';
import { MessageLine } from '../message-line';
import { type CardMoment, type GameMoment, messageText, statusLabel } from './card-copy';
import { cardMoment } from './card-moment';
import type { ScratchDressing } from './scratch-dressing';
import type { CardOnTable } from './use-card';

interface CardWords {
  table: CardOnTable;
  moment: GameMoment;
  dressing: ScratchDressing;
}

/** The message under the card. */
export function CardMessage(about: CardWords) {
  return <MessageLine text={useCardWords(about, messageText)} />;
}

/** The screen-reader announcement. */
export function CardStatus(about: CardWords) {
  return useCardWords(about, statusLabel);
}

/** Text about the card on the table. It follows each field that opens, a frame later, without rendering the game again. */
function useCardWords(
  { table, moment, dressing }: CardWords,
  words: (moment: CardMoment, dressing: ScratchDressing) => string,
): string {
  const latest = useStore(table.opened);
  const { shown } = useLaterFrame({ shown: latest }, 1);
  // Another card begins with its own fields at once.
  const opened = shown.card === latest.card ? shown : latest;
  return words(cardMoment(moment, table, opened), dressing);
}
