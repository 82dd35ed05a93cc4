import { mostMines, tileCount } from './board';

const plainNumber = /^(0|[1-9]\d?)$/;

/** Number of mines of a choice; null for a text that is none from 1 to 24. */
export function readMines(choice: string | null): number | null {
  const mines = readNumber(choice ?? '');
  return mines !== null && mines >= 1 && mines <= mostMines ? mines : null;
}

/** Tile of a decision such as `open 7`; null for a text that names none of the board. */
export function readTile(decision: string): number | null {
  const tile = decision.startsWith('open ') ? readNumber(decision.slice('open '.length)) : null;
  return tile !== null && tile < tileCount ? tile : null;
}

/** Decision that opens a tile. */
export function openDecision(tile: number): string {
  return `open ${tile}`;
}

function readNumber(text: string): number | null {
  return plainNumber.test(text) ? Number(text) : null;
}
