import { chipLabel, type Money } from './amounts';
import { type Chip, chipsFor } from './chips';

/** Chips on top of each other that add up to an amount, the highest one at the bottom. */
export interface ChipStack {
  readonly element: HTMLElement;
  /** Shows an amount; 0 removes all chips. */
  show(units: number, money: Money): void;
}

/** Creates an empty stack. It is hidden from screen readers, which read the amount beside it. */
export function createChipStack(): ChipStack {
  const element = document.createElement('span');
  element.className = 'stack';
  element.setAttribute('aria-hidden', 'true');
  let shown = '';
  return {
    element,
    show(units, money) {
      const next = `${units} ${money.coin} ${money.locale}`;
      // The same chips again would be laid out again.
      if (next === shown) return;
      shown = next;
      element.replaceChildren(
        ...chipsFor(units, money.coin).map((chip, level) => chipAt(level, chip, money)),
      );
    },
  };
}

function chipAt(level: number, { value, size }: Chip, money: Money): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'chip';
  chip.dataset['size'] = String(size);
  chip.textContent = chipLabel(value, money);
  chip.style.setProperty('--level', String(level));
  return chip;
}
