import { whenIdle } from './turns';

/** Maximum wait for the idle time of each part. */
const partMs = 500;

/**
 * Renders the content that styles skip until it is near the viewport (`below-fold.css`), part by part in idle time. Afterwards the page
 * has its final length, so scroll positions are stable.
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
