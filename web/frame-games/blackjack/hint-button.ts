import { find } from '../felt/find';
import { onPressOf, setOpen } from '../felt/press';

/** The button that shows and hides the hint of a decision. */
export interface HintButton {
  /** It stays in place while there is nothing to decide, so that it keeps the focus. */
  offer(mayRequest: boolean, isShown: boolean): void;
}

export function createHintButton(onToggle: () => void): HintButton {
  const button = find<HTMLButtonElement>('#hint');
  onPressOf(button, onToggle);
  return {
    offer(mayRequest, isShown) {
      button.setAttribute('aria-pressed', String(isShown));
      setOpen(button, mayRequest);
    },
  };
}
