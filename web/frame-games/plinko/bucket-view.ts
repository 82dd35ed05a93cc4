import { heatOf } from './heat';

/** The row of buckets below the pegs. */
export interface BucketView {
  readonly element: HTMLElement;
  /** Shows buckets with these multiples, in hundredths of the stake, none of them hit. */
  show(multiples: readonly number[], locale: string): void;
  /** Marks the bucket of the ball, from 0 at the left; null for none. */
  mark(bucket: number | null): void;
}

export function createBuckets(): BucketView {
  const element = document.createElement('ol');
  element.className = 'buckets';
  element.setAttribute('aria-label', 'Buckets from left to right, in times your stake');
  let shown = '';

  function mark(bucket: number | null): void {
    for (const [at, each] of [...element.children].entries())
      each.classList.toggle('bucket--hit', at === bucket);
  }

  return {
    element,
    show(multiples, locale) {
      const next = `${locale} ${multiples.join(' ')}`;
      // The next round usually has the same buckets.
      if (next === shown) return mark(null);
      shown = next;
      element.dataset['count'] = String(multiples.length);
      element.replaceChildren(...multiples.map((multiple) => bucketOf(multiple, locale)));
    },
    mark,
  };
}

function bucketOf(multiple: number, locale: string): HTMLElement {
  const bucket = document.createElement('li');
  const label = document.createElement('span');
  bucket.className = 'bucket';
  bucket.dataset['heat'] = String(heatOf(multiple));
  label.textContent = (multiple / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
  bucket.classList.toggle('bucket--long', label.textContent.length > 4);
  bucket.append(label);
  return bucket;
}
