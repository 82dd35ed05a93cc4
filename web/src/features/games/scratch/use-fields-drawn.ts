import { useEffect, useState } from 'react';

const aFrame = 3;

/**
 * Draws the symbols of a card under its foil, a few with each frame: all at once would take longer than a frame.
 *
 * @param card  id of the card; null before it is drawn
 * @returns how many fields have their symbol
 */
export function useFieldsDrawn(card: string | null, cells: number): number {
  const [drawn, setDrawn] = useState<{ card: string | null; count: number }>({ card, count: 0 });
  const count = drawn.card === card ? drawn.count : 0;

  useEffect(() => {
    if (card === null || count >= cells) return undefined;
    const frame = requestAnimationFrame(() => setDrawn({ card, count: count + aFrame }));
    return () => cancelAnimationFrame(frame);
  }, [card, count, cells]);

  return count;
}
