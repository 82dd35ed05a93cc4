import { find } from '../felt/find';

/** What the player reads above the cards, and hears. */
export interface Stage {
  /** Words in large letters, and a note below them. */
  say(words: string, note?: string): void;
  /** Tells those who do not see the table. */
  announce(words: string): void;
  /** `idle`, `asking`, `holding`, `won` or `over`: the style sheet dresses the table for it. */
  setPhase(phase: 'idle' | 'asking' | 'holding' | 'won' | 'over'): void;
}

/** Finds the stage in the page. */
export function createStage(): Stage {
  const root = find<HTMLElement>('.poker');
  const words = find<HTMLElement>('#words');
  const note = find<HTMLElement>('#note');
  const announcer = find<HTMLElement>('#announcer');
  return {
    say(large, small = '') {
      words.textContent = large;
      note.textContent = small;
    },
    announce(said) {
      announcer.textContent = said;
    },
    setPhase(phase) {
      root.dataset['phase'] = phase;
    },
  };
}
