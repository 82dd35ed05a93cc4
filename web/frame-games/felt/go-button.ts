import { find } from './find';
import { isOpen, onPressOf, setOpen } from './press';
import { setText } from './set-text';

/** The main button of a table, which begins a round and may end it. It keeps the focus while it is blocked. */
export interface GoButton {
  setLabel(label: string): void;
  setOpen(isOpen: boolean): void;
}

/** @param onPress  called for a press of the button, and of Enter unless another button has the focus */
export function createGoButton(onPress: () => void): GoButton {
  const button = find<HTMLButtonElement>('#go');
  const label = find<HTMLElement>('#go-words', button);
  setOpen(button, false);
  onPressOf(button, onPress);
  document.addEventListener('keydown', ({ key, repeat, target }) => {
    if (key === 'Enter' && !repeat && isOpen(button) && !(target as Element).closest('button')) onPress();
  });
  return {
    setLabel: (next) => setText(label, next),
    setOpen: (isOpenNow) => setOpen(button, isOpenNow),
  };
}
