import type { HandRank } from '#domain/games/video-poker/hand-rank';
import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { rankNames } from './copy';
import type { PayRow } from './read-outcome';

export interface PayRows {
  /** Shows every prize for a stake. */
  price(coin: Coin, stake: number | null): void;
  /** Highlights the row of a rank: as won, or as already contained in the dealt cards. */
  mark(rank: HandRank | null, as?: 'won' | 'dealt'): void;
}

/** Renders the pay table into the body of a table. */
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

/**
 * A part of a table with an explicit role: in narrow layouts the style sheet displays it as something else, which drops the implicit role.
 */
function part(name: 'tr' | 'th' | 'td', role: string, label = ''): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('role', role);
  element.textContent = label;
  return element;
}
