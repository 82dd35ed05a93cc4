import { useCallback, useMemo } from 'react';
import type { PlayChoice } from '../../play-choice';
import type { SymbolAtlas } from '../../slots/symbol-atlas';
import type { ScratchSheet } from '../scratch-round';
import { PrizeTable } from './prize-table';

/**
 * The prize table of a card, for its back and for the guide, whose loader stays the same as long as the table does.
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
  const prizes = useMemo(
    () => <PrizeTable {...choice} {...{ sheet, atlas, named, reached }} />,
    [choice, sheet, atlas, named, reached],
  );
  const loadGuide = useCallback(
    () => Promise.resolve({ tabs: [{ id: 'prizes', label: 'Prizes', content: prizes }] }),
    [prizes],
  );
  return { prizes, loadGuide };
}
