import { tileCount } from '#domain/games/originals/mines/board';

/** Number of tiles in a row, and of rows. */
export const columns = 5;

/** The tile that an arrow key, Home or End leads to; the same tile at the edge, undefined for any other key. */
export function tileAfter(tile: number, key: string): number | undefined {
  const row = Math.floor(tile / columns);
  const column = tile % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? tile - 1 : tile;
    case 'ArrowRight':
      return column < columns - 1 ? tile + 1 : tile;
    case 'ArrowUp':
      return row > 0 ? tile - columns : tile;
    case 'ArrowDown':
      return tile + columns < tileCount ? tile + columns : tile;
    case 'Home':
      return row * columns;
    case 'End':
      return row * columns + columns - 1;
    default:
      return undefined;
  }
}
