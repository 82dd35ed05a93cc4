import { counted } from './copy';

/** The row below the board: what each count of hits pays. */
export interface PayRow {
  readonly element: HTMLElement;
  /** Shows the counts that pay, with their multiples in hundredths of the stake by the count of hits. */
  show(multiples: readonly number[], locale: string): void;
  /** Marks a count of hits; null for none. */
  mark(hits: number | null): void;
}

/** Up to this many counts have room for their units on a phone. */
const mostWithUnits = 6;

export function createPayRow(): PayRow {
  const element = document.createElement('ol');
  element.className = 'hit-pays';
  element.setAttribute('aria-label', 'What hits pay, in times your stake');
  let shown: { multiples: readonly number[]; locale: string } | null = null;

  function mark(hits: number | null): void {
    for (const each of element.querySelectorAll<HTMLElement>('li'))
      each.classList.toggle('hit-pay--met', each.dataset['hits'] === String(hits));
  }

  return {
    element,
    show(multiples, locale) {
      // New elements of the same row would be laid out again.
      if (shown?.multiples === multiples && shown.locale === locale) return mark(null);
      shown = { multiples, locale };
      const paying = [...multiples.entries()].filter(([, multiple]) => multiple > 0);
      element.classList.toggle('hit-pays--many', paying.length > mostWithUnits);
      element.replaceChildren(...paying.map(([hits, multiple]) => payOf(hits, multiple, locale)));
    },
    mark,
  };
}

function payOf(hits: number, multiple: number, locale: string): HTMLElement {
  const pay = document.createElement('li');
  const value = (multiple / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
  pay.className = 'hit-pay';
  pay.dataset['hits'] = String(hits);
  pay.setAttribute('aria-label', `${counted(hits, 'hit')}: ${value}`);
  pay.append(
    part('hit-pay__hits', String(hits), hits === 1 ? '\u00a0hit' : '\u00a0hits'),
    part('hit-pay__multiple', value, '×'),
  );
  return pay;
}

/** A number with its unit. */
function part(className: string, number: string, unit: string): HTMLElement {
  const [element, unitPart] = [document.createElement('span'), document.createElement('span')];
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  unitPart.className = 'hit-pay__unit';
  unitPart.textContent = unit;
  element.append(number, unitPart);
  return element;
}
