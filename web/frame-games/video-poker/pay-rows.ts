import type { HandRank } from '#domain/games/video-poker/hand-rank';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/coins';
import { rankNames } from './copy';
import type { PayRow } from './read-outcome';

export interface PayRows {
  /** Words every prize for a stake. */
  price(coin: Coin, stake: number | null): void;
  /** Lights the row of a rank up: as the one that is won, or as what the dealt cards have already. */
  mark(rank: HandRank | null, as?: 'won' | 'dealt'): void;
}

/** Draws the pay table into the body of a table. */
export function createPayRows(body: HTMLElement, rows: readonly PayRow[]): PayRows {
  const drawn = rows.map(({ rank, pays }) => {
    const row = part('tr', 'row');
    const prize = part('td', 'cell');
    row.append(part('th', 'rowheader', rankNames[rank]), part('td', 'cell', `${pays}×`), prize);
    return { rank, pays, row, prize };
  });
  body.replaceChildren(...drawn.map(({ row }) => row));

  return {
    price(coin, stake) {
      for (const { pays, prize } of drawn) {
        const amount =
          stake === null
            ? ''
            : formatAmount(coin, pays * stake, { locale: document.documentElement.lang, compact: true });
        const unit = document.createElement('span');
        unit.className = 'pays__unit';
        unit.textContent = stake === null ? '' : ` ${coinNames[coin].short}`;
        prize.replaceChildren(amount, unit);
      }
    },
    mark(rank, as = 'won') {
      for (const each of drawn) {
        if (each.rank === rank) each.row.dataset['marked'] = as;
        else delete each.row.dataset['marked'];
      }
    },
  };
}

/** A part of a table with its role said aloud: where there is little room, the style sheet lays it out as something else. */
function part(name: 'tr' | 'th' | 'td', role: string, words = ''): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('role', role);
  element.textContent = words;
  return element;
}
