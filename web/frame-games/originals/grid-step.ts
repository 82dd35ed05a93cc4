/** A grid of cells in full rows, numbered from 0 at the top left. */
interface Grid {
  readonly columns: number;
  readonly cells: number;
}

/** The cell that an arrow key, Home or End leads to; the same cell at the edge, undefined for any other key. */
export function cellAfter(cell: number, key: string, { columns, cells }: Grid): number | undefined {
  const column = cell % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < columns - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return cell >= columns ? cell - columns : cell;
    case 'ArrowDown':
      return cell + columns < cells ? cell + columns : cell;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + columns - 1;
    default:
      return undefined;
  }
}
