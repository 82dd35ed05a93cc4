import { find } from '../felt/find';
import { createGoButton, type GoButton } from '../felt/go-button';
import { letterOf } from '../felt/letter-key';
import { isOpen } from '../felt/press';
import { setText } from '../felt/set-text';

/** State of the table, for stylesheets: a round is open while it waits for a decision. */
export type Phase = 'idle' | 'asking' | 'open' | 'won' | 'over';

/** The parts that every original has. */
export interface Layout {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  /** Begins a round, and collects what an open one has won. */
  readonly go: GoButton;
  setPhase(phase: Phase): void;
  /** Whether the main button collects: then the key C presses it, too, and is named on it. */
  setCollecting(isCollecting: boolean): void;
  /** Sets the line below the picture, and announces a text to screen readers. */
  say(line: string, spoken?: string): void;
}

/** Fills the page's `main` with the parts, below its heading. */
export function createLayout(main: HTMLElement, onGo: () => void): Layout {
  main.insertAdjacentHTML(
    'beforeend',
    `<section class="original__stage" aria-label="Game"><div class="original__picture" id="stage"></div></section>
    <p class="message original__line" id="line" aria-hidden="true"></p>
    <section class="original__panel" aria-label="Your round">
      <div class="original__controls" id="controls"></div>
      <button class="press press--go original__go" id="go" type="button">
        <span id="go-words"></span><kbd aria-hidden="true">Enter</kbd>
      </button>
    </section>
    <p class="unseen" id="announcement" role="status"></p>`,
  );
  const line = find<HTMLElement>('#line', main);
  const announcement = find<HTMLElement>('#announcement', main);
  const goButton = find<HTMLButtonElement>('#go', main);
  let isCollecting = false;
  document.addEventListener('keydown', (event) => {
    if (letterOf(event) === 'C' && isCollecting && isOpen(goButton)) onGo();
  });
  return {
    stage: find('#stage', main),
    controls: find('#controls', main),
    go: createGoButton(onGo),
    setPhase: (phase) => void (main.dataset['phase'] = phase),
    setCollecting(next) {
      isCollecting = next;
      setText(find('kbd', goButton), next ? 'C' : 'Enter');
      goButton.setAttribute('aria-keyshortcuts', next ? 'C Enter' : 'Enter');
    },
    say(label, spoken = label) {
      setText(line, label);
      announcement.textContent = spoken;
    },
  };
}
