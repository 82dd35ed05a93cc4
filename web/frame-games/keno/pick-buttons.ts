import { onPressOf, setOpen } from '../felt/press';

/** Buttons that pick at random and that remove all picks. */
export interface PickButtons {
  readonly element: HTMLElement;
  offer(offer: { readonly mayPick: boolean; readonly hasPicks: boolean }): void;
}

export function createPickButtons(onPickForMe: () => void, onClear: () => void): PickButtons {
  const element = document.createElement('div');
  const [pick, clear] = [button('Pick for me', onPickForMe), button('Clear', onClear)];
  element.className = 'pick-buttons';
  element.append(pick, clear);
  return {
    element,
    offer({ mayPick, hasPicks }) {
      setOpen(pick, mayPick);
      setOpen(clear, mayPick && hasPicks);
    },
  };
}

function button(name: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'press press--quiet';
  made.textContent = name;
  onPressOf(made, onPress);
  return made;
}
