import { find } from '../felt/find';
import { setText } from '../felt/set-text';

/** The message above the cards and the screen-reader announcement. */
export interface Stage {
  /** Sets a large message and a note below it. */
  setMessage(message: string, note?: string): void;
  /** Announces a text to screen readers. */
  announce(message: string): void;
  /** `idle`, `asking`, `holding`, `won` or `over`: selects the style of the table. */
  setPhase(phase: 'idle' | 'asking' | 'holding' | 'won' | 'over'): void;
}

/** Binds the stage elements of the page. */
export function createStage(): Stage {
  const root = find<HTMLElement>('.poker');
  const message = find<HTMLElement>('#words');
  const note = find<HTMLElement>('#note');
  const announcer = find<HTMLElement>('#announcer');
  return {
    setMessage(large, small = '') {
      setText(message, large);
      setText(note, small);
    },
    announce(text) {
      announcer.textContent = text;
    },
    setPhase(phase) {
      root.dataset['phase'] = phase;
    },
  };
}
