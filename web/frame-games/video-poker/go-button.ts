import { find } from '../felt/find';

/** The one button that goes on: it deals, and then it draws. It keeps the focus while it cannot be pressed. */
export interface GoButton {
  setWords(words: string): void;
  setOpen(isOpen: boolean): void;
}

/** @param onPress  called for a press of the button, and of Enter wherever no other button has the focus */
export function createGoButton(onPress: () => void): GoButton {
  const button = find<HTMLButtonElement>('#go');
  const words = find<HTMLElement>('#go-words', button);
  const press = () => {
    if (button.getAttribute('aria-disabled') !== 'true') onPress();
  };
  button.setAttribute('aria-disabled', 'true');
  button.addEventListener('click', press);
  document.addEventListener('keydown', ({ key, repeat, target }) => {
    if (key === 'Enter' && !repeat && !(target as Element).closest('button')) press();
  });
  return {
    setWords: (next) => void (words.textContent = next),
    setOpen: (isOpen) => button.setAttribute('aria-disabled', String(!isOpen)),
  };
}
