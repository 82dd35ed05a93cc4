import { whenIdle } from './turns';

/** Each part waits no longer for the one before it. */
const partMs = 500;

/**
 * Lays out what the styles leave out until somebody comes near (`below-fold.css`), part by part while nothing else is to be done. From
 * then on the page has its real length, and places on it are where they will stay.
 */
export function layOutBelowFold(): void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-arrival='top'] .below-fold")];

  function layOutNext(): void {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    else delete root.dataset['arrival'];
    if (part) whenIdle(layOutNext, partMs);
  }
  whenIdle(layOutNext);
}
