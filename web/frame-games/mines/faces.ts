import { tileCount } from '#domain/games/originals/mines/board';
import type { OriginalRound } from '#domain/games/originals/original';

/** Number of stones in a row, and of rows. */
export const columns = 5;

/** What a stone shows: its own find, or at the end of the round what it has hidden. */
export type Face = 'closed' | 'jade' | 'mine' | 'jade-left' | 'mine-left';

/** The faces of all stones of a round, by tile. */
export function facesOf({ shown, options }: Pick<OriginalRound, 'shown' | 'options'>): Face[] {
  const { opened = [], mines = [] } = shown;
  const isOver = options.length === 0;
  return Array.from({ length: tileCount }, (_, tile): Face => {
    const find = mines.includes(tile) ? 'mine' : 'jade';
    if (opened.includes(tile)) return find;
    return isOver ? `${find}-left` : 'closed';
  });
}

/** The faces before a round. */
export function closedFaces(): Face[] {
  return Array.from({ length: tileCount }, () => 'closed');
}

const finds: Readonly<Record<Face, string>> = {
  closed: 'closed',
  jade: 'jade',
  mine: 'mine',
  'jade-left': 'jade, not lifted',
  'mine-left': 'mine, not lifted',
};

/** Name of a stone for screen readers: `Stone, row 2, column 3: jade`. */
export function stoneName(tile: number, face: Face): string {
  const row = Math.floor(tile / columns) + 1;
  return `Stone, row ${row}, column ${(tile % columns) + 1}: ${finds[face]}`;
}
