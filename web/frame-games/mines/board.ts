import { tileCount } from '#domain/games/originals/mines/board';
import { find } from '../felt/find';
import { isMoving as mayMove } from '../felt/motion';
import { moveFocus, onPressOf, setOpen } from '../felt/press';
import { cellAfter } from '../originals/grid-step';
import { closedFaces, columns, type Face, stoneName } from './faces';

/** The 25 stones, each a button that lifts it. Arrow keys move over them. */
export interface Board {
  /** Shows what the stones are; a stone with another face than before turns over where the board moves, a few in each frame. */
  show(faces: readonly Face[], options: { isMoving: boolean }): void;
  /** The stones that may be lifted now. */
  setOffered(tiles: readonly number[]): void;
  /** Marks the stone whose result is awaited; null for none. */
  setPending(tile: number | null): void;
  /** Moves the keyboard to the stone that was last used. */
  focus(): void;
  hasFocus(): boolean;
}

/** Stones that one frame turns over; a phone cannot restyle the whole board in one. */
const stonesAtOnce = 3;

/** @param onLift  called when the player lifts a stone */
export function createBoard(stage: HTMLElement, onLift: (tile: number) => void): Board {
  stage.innerHTML = `<div class="mines"><div class="mines__board lockable" role="grid" aria-label="Board of 25 stones. Move with the arrow keys, lift with Enter."></div></div>`;
  const root = find<HTMLElement>('.mines__board', stage);
  const stones = Array.from({ length: tileCount }, (_, tile) => createStone(tile));
  for (let row = 0; row < tileCount / columns; row += 1) {
    root.append(rowOf(stones.slice(row * columns, (row + 1) * columns)));
  }
  const faces: Face[] = [];
  let nextFrame = 0;
  let current = Math.floor(tileCount / 2);

  function createStone(tile: number): HTMLButtonElement {
    const stone = document.createElement('button');
    stone.type = 'button';
    stone.className = 'stone';
    stone.innerHTML = '<span class="stone__lid"></span><span class="stone__find"></span>';
    onPressOf(stone, () => onLift(tile));
    stone.addEventListener('focus', () => setCurrent(tile));
    return stone;
  }

  function setCurrent(tile: number): void {
    current = tile;
    stones.forEach((stone, at) => void (stone.tabIndex = at === tile ? 0 : -1));
  }

  root.addEventListener('keydown', (event) => {
    const next = cellAfter(current, event.key, { columns, cells: tileCount });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stones[next]?.focus();
  });

  function turnOver(next: readonly Face[], isMoving: boolean): void {
    const changed = next.flatMap((face, tile) => (face === faces[tile] ? [] : [{ face, tile }]));
    const count = mayMove() ? stonesAtOnce : changed.length;
    for (const { face, tile } of changed.slice(0, count)) {
      const stone = stones[tile] as HTMLButtonElement;
      stone.toggleAttribute('data-moving', isMoving);
      stone.dataset['face'] = face;
      stone.setAttribute('aria-label', stoneName(tile, face));
      faces[tile] = face;
    }
    if (count < changed.length) nextFrame = requestAnimationFrame(() => turnOver(next, isMoving));
  }

  const board: Board = {
    show(next, { isMoving }) {
      cancelAnimationFrame(nextFrame);
      turnOver(next, isMoving);
    },
    setOffered(tiles) {
      // Between offers the board as a whole is locked, since the style of each stone would be computed again.
      setOpen(root, tiles.length > 0);
      if (tiles.length > 0) stones.forEach((stone, tile) => setOpen(stone, tiles.includes(tile)));
    },
    setPending: (tile) =>
      stones.forEach((stone, at) => void stone.toggleAttribute('data-pending', at === tile)),
    focus: () => moveFocus(stones[current] as HTMLButtonElement),
    hasFocus: () => root.contains(document.activeElement),
  };
  board.show(closedFaces(), { isMoving: false });
  board.setOffered([]);
  setCurrent(current);
  return board;
}

function rowOf(stones: readonly HTMLButtonElement[]): HTMLElement {
  const row = document.createElement('div');
  row.className = 'mines__row';
  row.setAttribute('role', 'row');
  for (const stone of stones) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.append(stone);
    row.append(cell);
  }
  return row;
}
