import { type EarlyInput, isSwitch } from './early-input';
import { nextTask } from './turns';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A repeatable input event. */
interface Act {
  readonly element: Element;
  readonly repeat: () => void;
}

/** Maximum number of hydration checks; after about 5 s the visitor no longer expects a reaction. */
const mostTurns = 100;
const turnMs = 50;

/** An event that triggers React's selective hydration and has no listener on the site. */
const probe = 'dragend';

/**
 * Repeats, in order, the input that happened before hydration: presses of buttons, and typed or chosen values. Links have navigated by
 * themselves; elements that were replaced meanwhile are skipped.
 */
export async function repeatInput(inputs: readonly EarlyInput[]): Promise<void> {
  // Of several inputs to one field only the final value counts, so that ongoing typing is not overwritten.
  const whole = inputs.filter(
    ({ type, target }, index) =>
      type === 'click' ||
      !inputs.slice(index + 1).some((later) => later.type === type && later.target === target),
  );
  // A later input may depend on the result of an earlier one, so each is rendered first.
  for (const act of whole.map(actOf)) {
    if (act && (await isTakenOver(act.element))) act.repeat();
    await nextTask();
  }
}

/**
 * Waits until React has hydrated an element: React stops an event on its way to a part that is not hydrated yet, since the code of some
 * parts arrives last.
 *
 * @returns whether it is hydrated; false if the element was removed meanwhile
 */
async function isTakenOver(element: Element): Promise<boolean> {
  let hasArrived = false;
  const arrive = () => (hasArrived = true);
  element.addEventListener(probe, arrive);
  for (let turn = 0; turn < mostTurns && element.isConnected; turn += 1) {
    element.dispatchEvent(new Event(probe, { bubbles: true }));
    if (hasArrived) break;
    await new Promise((resolve) => setTimeout(resolve, turnMs));
  }
  element.removeEventListener(probe, arrive);
  return hasArrived && element.isConnected;
}

function actOf({ type, target, value, checked }: EarlyInput): Act | null {
  if (isSwitch(target))
    return type === 'click' ? { element: target, repeat: () => turn(target, checked) } : null;
  if (type === 'click') return pressOf(target);
  if (!isField(target)) return null;
  return { element: target, repeat: () => fillIn(target, value) };
}

function pressOf(target: EventTarget | null): Act | null {
  const button = target instanceof Element ? target.closest('button') : null;
  // The browser itself handles popover buttons and form submission.
  if (button?.type !== 'button' || button.popoverTargetElement) return null;
  return { element: button, repeat: () => button.click() };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

// React reports a change only if the value differs from its last known one, which it tracks through the element's own property, so that is
// set to another value first. React does not see the effect of a click, or of the shared prototype property.

function turn(element: HTMLInputElement, checked: boolean): void {
  element.checked = !checked;
  element.click();
}

function fillIn(element: Field, value: string): void {
  const isSelect = element instanceof HTMLSelectElement;
  // Input after hydration was already handled; React may have cleared the field meanwhile.
  if (!isSelect && element.value !== '' && element.value !== value) return;
  element.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
