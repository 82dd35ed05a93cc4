import { useCallback, useMemo } from 'react';
import { useLaterFrame } from '#web/lib/page/use-later-frame';
import type { PlayChoice } from '../../play-choice';
import type { SymbolAtlas } from '../../slots/symbol-atlas';
import type { ScratchSheet } from '../scratch-round';
import { PrizeTable } from './prize-table';

/** The card itself comes first, then the controls below it. */
const framesAfterCard = 4;

/**
 * The prize table of a card: for its back, which follows the card, and for the guide.
 *
 * @param named    the symbol that the card on the table names
 * @param reached  id of the row that the card has won
 */
export function usePrizes({
  choice,
  sheet,
  atlas,
  named,
  reached,
}: {
  choice: PlayChoice;
  sheet: ScratchSheet;
  atlas: SymbolAtlas;
  named: string | null;
  reached: string | null;
}) {
  const onCard = useLaterFrame({ named, reached }, framesAfterCard);
  const prizes = useMemo(
    () => <PrizeTable {...choice} {...{ sheet, atlas }} {...onCard} />,
    [choice, sheet, atlas, onCard],
  );
  const loadGuide = useCallback(() => {
    const content = <PrizeTable {...choice} {...{ sheet, atlas }} named={null} reached={null} />;
    return Promise.resolve({ tabs: [{ id: 'prizes', label: 'Prizes', content }] });
  }, [choice, sheet, atlas]);
  return { prizes, loadGuide };
}
