/** Glyph of a rank: one stroke with round ends, `width` wide and 100 tall. */
export interface RankGlyph {
  readonly width: number;
  readonly strokes: string;
}

/** Drawn rather than typeset, so that a card looks the same on every device. */
const glyphs: Readonly<Record<string, RankGlyph>> = {
  '2': { width: 60, strokes: 'M9 28C9-1 52-1 52 27C52 50 10 66 9 92H53' },
  '3': { width: 60, strokes: 'M9 8H50L29 39C60 38 62 92 27 92C15 92 8 85 6 76' },
  '4': { width: 62, strokes: 'M43 92V8L6 67H56' },
  '5': { width: 60, strokes: 'M49 8H15L12 45C24 34 54 35 54 63C54 97 14 100 6 78' },
  '6': { width: 60, strokes: 'M47 8C22 18 7 42 7 66A23 26 0 1 0 53 66A23 26 0 1 0 7 66' },
  '7': { width: 60, strokes: 'M6 8H54C42 36 30 60 25 92' },
  '8': {
    width: 60,
    strokes: 'M30 8A19 20 0 1 0 30 48A24 22 0 1 0 30 92A24 22 0 1 0 30 48A19 20 0 1 0 30 8',
  },
  '9': { width: 60, strokes: 'M13 92C38 82 53 58 53 34A23 26 0 1 0 7 34A23 26 0 1 0 53 34' },
  // Narrow, so that both digits are left of a card that covers half of this one.
  T: {
    width: 74,
    strokes: 'M5 22L17 9V92M52 8C37 8 36 26 36 50S37 92 52 92S68 74 68 50S67 8 52 8Z',
  },
  J: { width: 56, strokes: 'M24 8H49M41 8V64C41 100 6 100 6 70' },
  Q: {
    width: 70,
    strokes: 'M34 8C12 8 7 26 7 50S12 92 34 92S61 74 61 50S56 8 34 8ZM41 70L64 95',
  },
  K: { width: 62, strokes: 'M9 8V92M54 8L10 58M27 41L56 92' },
  A: { width: 66, strokes: 'M6 92L33 8L60 92M16 64H50' },
};

/** @throws RangeError for a letter that is no rank */
export function glyphOf(card: string): RankGlyph {
  const glyph = glyphs[card.charAt(0)];
  if (!glyph) throw new RangeError(`${card} has no rank`);
  return glyph;
}
