import { counted } from './copy';

/** The row below the board: what each count of hits pays. */
export interface PayRow {
  readonly element: HTMLElement;
  /** Shows the counts that pay, with their multiples in hundredths of the stake by the count of hits. */
  show(multiples: readonly number[], locale: string): void;
  /** Marks a count of hits; null for none. */
  mark(hits: number | null): void;
}

export function createPayRow(): PayRow {
  const element = document.createElement('ol');
  element.className = 'hit-pays';
  element.setAttribute('aria-label', 'What hits pay, in times your stake');
  return {
    element,
    show(multiples, locale) {
      const paying = [...multiples.entries()].filter(([, multiple]) => multiple > 0);
      element.replaceChildren(...paying.map(([hits, multiple]) => payOf(hits, multiple, locale)));
    },
    mark(hits) {
      for (const each of element.querySelectorAll<HTMLElement>('li'))
        each.classList.toggle('hit-pay--met', each.dataset['hits'] === String(hits));
    },
  };
}

function payOf(hits: number, multiple: number, locale: string): HTMLElement {
  const pay = document.createElement('li');
  const [count, value, unseen] = [span('hit-pay__hits'), span('hit-pay__multiple'), span('unseen')];
  pay.className = 'hit-pay';
  pay.dataset['hits'] = String(hits);
  unseen.textContent = `${counted(hits, 'hit')}: `;
  count.textContent = String(hits);
  count.setAttribute('aria-hidden', 'true');
  value.textContent = (multiple / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
  pay.append(unseen, count, value);
  return pay;
}

function span(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}
