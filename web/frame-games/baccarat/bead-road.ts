import type { Result } from '#domain/games/originals/baccarat/table';
import { fieldNames } from './copy';

/** Results that the table remembers while the page is open. */
const mostBeads = 18;

/** The row of beads: results of earlier rounds, the newest first. They tell nothing about the next round. */
export interface BeadRoad {
  add(result: Result): void;
}

/** @param place  the list that the beads go into */
export function createBeadRoad(place: HTMLElement): BeadRoad {
  return {
    add(result) {
      const bead = document.createElement('li');
      bead.className = 'bead';
      bead.dataset['side'] = result;
      bead.textContent = fieldNames[result].charAt(0);
      bead.setAttribute('aria-label', fieldNames[result]);
      place.prepend(bead);
      for (const old of [...place.children].slice(mostBeads)) old.remove();
    },
  };
}
