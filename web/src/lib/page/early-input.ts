/** An element that takes input. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const kinds = ['click', 'input'];
let kept: Control[] = [];
let keepsPresses = true;

/** Records input on a prerendered page before its application is loaded, so that it can be repeated (`repeat-input.ts`). */
export function keepEarlyInput(): void {
  for (const kind of kinds) document.addEventListener(kind, keep, true);
}

/**
 * Stops recording presses, which React replays after hydrating the pressed part. It misses changes of fields and switches that it hydrates
 * with their new value, so those are still recorded.
 */
export function leavePressesToReact(): void {
  keepsPresses = false;
}

/** Returns the recorded controls in order: each button as often as it was pressed, each field and switch once, by its last change. */
export function takeEarlyInput(): Control[] {
  return kept.splice(0);
}

/** Stops recording, and returns what was recorded since it was last taken. */
export function endEarlyInput(): Control[] {
  for (const kind of kinds) document.removeEventListener(kind, keep, true);
  return takeEarlyInput();
}

/** Whether an element is a checkbox or a radio button, which a click changes. */
export function isSwitch(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}

function keep({ type, target }: Event): void {
  const element = target as Control;
  if (type === 'input' || isSwitch(element)) kept = [...kept.filter((each) => each !== element), element];
  else if (keepsPresses) {
    const button = element.closest('button');
    // The browser itself handles popover buttons and form submission.
    if (button?.type === 'button' && !button.popoverTargetElement) kept.push(button);
  }
}
