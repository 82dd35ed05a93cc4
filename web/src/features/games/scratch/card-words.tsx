import { useLaterFrame } from '#web/lib/page/use-later-frame';
import { useStore } from '#web/lib/state/use-store';
import type { CardMoment, GameMoment } from './card-copy';
import { foundFields } from './found-fields';
import type { ScratchDressing } from './scratch-dressing';
import type { CardOnTable } from './use-card';

/**
 * Text about the card on the table. It follows each field that opens, a frame later, without rendering the game again.
 *
 * @param words  returns the text
 */
export function CardWords({
  table: { opened, round, cells, rules },
  moment,
  dressing,
  words,
}: {
  table: CardOnTable;
  moment: GameMoment;
  dressing: ScratchDressing;
  words: (moment: CardMoment, dressing: ScratchDressing) => string;
}) {
  const latest = useStore(opened);
  const { shown } = useLaterFrame({ shown: latest }, 1);
  // Another card begins with its own fields at once.
  const { fields, newest } = shown.card === latest.card ? shown : latest;
  const found = round ? foundFields(rules, round.outcome, fields) : [];
  return words({ ...moment, round, cells, opened: fields, newest, found }, dressing);
}
