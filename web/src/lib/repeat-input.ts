import { type EarlyInput, isSwitch } from './early-input';
import { nextTask } from './turns';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A way to do once more what somebody did. */
interface Act {
  readonly element: Element;
  readonly repeat: () => void;
}

/** Nobody who pressed something that long ago still waits for it. */
const mostTurns = 100;
const turnMs = 50;

/** One of the events that React takes a part of the page over for, and that nothing here listens to. */
const probe = 'dragend';

/**
 * Does once more, in its order, what somebody did before the application was there to answer: presses of buttons, and what was typed or
 * chosen. Links have led on by themselves; what the application has replaced meanwhile is left alone.
 */
export async function repeatInput(inputs: readonly EarlyInput[]): Promise<void> {
  // Of what was typed letter by letter only the whole counts: whoever goes on typing is not to be thrown back.
  const whole = inputs.filter(
    ({ type, target }, index) =>
      type === 'click' ||
      !inputs.slice(index + 1).some((later) => later.type === type && later.target === target),
  );
  // What is done next may build upon what this comes to, so each is shown first.
  for (const act of whole.map(actOf)) {
    if (act && (await isTakenOver(act.element))) act.repeat();
    await nextTask();
  }
}

/**
 * Waits until React answers for an element: it stops an event on its way to a part of the page that it has yet to take over, since the code
 * of some parts comes last.
 *
 * @returns whether it does; not if the element is gone meanwhile
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
  // The browser itself opens what a button names, and sends a form.
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

// React tells of a change only where an element is otherwise than it was last told to be, which it learns from the element's own property:
// so that is set to something else first. What a click does, and the property that all elements of a kind share, it does not see.

function turn(element: HTMLInputElement, checked: boolean): void {
  element.checked = !checked;
  element.click();
}

function fillIn(element: Field, value: string): void {
  const isSelect = element instanceof HTMLSelectElement;
  // Whoever has gone on typing since has been heard; React may have emptied the field meanwhile.
  if (!isSelect && element.value !== '' && element.value !== value) return;
  element.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
