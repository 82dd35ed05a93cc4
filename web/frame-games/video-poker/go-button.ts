import { find } from '../felt/find';
import { isOpen, onPressOf, setOpen } from '../felt/press';

/** The one button that goes on: it deals, and then it draws. It keeps the focus while it cannot be pressed. */
export interface GoButton {
  setWords(words: string): void;
  setOpen(isOpen: boolean): void;
}

/** @param onPress  called for a press of the button, and of Enter wherever no other button has the focus */
export function createGoButton(onPress: () => void): GoButton {
  const button = find<HTMLButtonElement>('#go');
  const words = find<HTMLElement>('#go-words', button);
  setOpen(button, false);
  onPressOf(button, onPress);
  document.addEventListener('keydown', ({ key, repeat, target }) => {
    if (key === 'Enter' && !repeat && isOpen(button) && !(target as Element).closest('button')) onPress();
  });
  return {
    setWords: (next) => void (words.textContent = next),
    setOpen: (isOpenNow) => setOpen(button, isOpenNow),
  };
}
