/** Results that the page remembers while it is open. */
const most = 18;

/** The result of a round in the row. */
export interface LastResult {
  readonly text: string;
  /** Read out in place of the text. @default the text */
  readonly label?: string;
  /** For stylesheets: whether the round was won, or the side that won. */
  readonly kind: string;
}

/** The row of results of earlier rounds, the newest first. They tell nothing about the next round. */
export interface LastResults {
  readonly element: HTMLElement;
  add(result: LastResult): void;
}

export function createLastResults(): LastResults {
  const element = document.createElement('ol');
  element.className = 'last-results';
  element.setAttribute('aria-label', 'Last results, newest first');
  return {
    element,
    add({ text, label = text, kind }) {
      const item = document.createElement('li');
      item.className = 'last-result';
      item.dataset['kind'] = kind;
      item.textContent = text;
      if (label !== text) item.setAttribute('aria-label', label);
      element.prepend(item);
      for (const old of [...element.children].slice(most)) old.remove();
    },
  };
}
