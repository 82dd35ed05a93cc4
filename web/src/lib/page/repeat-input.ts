import { type Control, isSwitch } from './early-input';
import { nextTask } from './turns';

/** Maximum number of hydration checks; after about 5 s the visitor no longer expects a reaction. */
const mostTurns = 100;
const turnMs = 50;

/** An event that triggers React's selective hydration and has no listener on the site. */
const probe = 'dragend';

/**
 * Repeats, in order, the input that happened before hydration: presses of buttons, and typed or chosen values. It leaves out links, which
 * navigate without the application, and has no effect on elements that a render has removed from the page.
 *
 * It has to begin in a layout effect of the hydration: with its next render, React clears the fields whose text it does not know, and the
 * visitor would type on in an empty field. Each input waits for its part and for the input before it: during a navigation, which a text
 * may cause, React does not stop the events of parts that are not hydrated, and drops them.
 */
export async function repeatInput(controls: readonly Control[]): Promise<void> {
  for (const input of controls.map(inputOf)) {
    for (let turn = 0; turn < mostTurns && isAwaited(input.control); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, turnMs));
    repeat(input);
    // A later input may depend on the result of this one, so it is rendered first.
    await nextTask();
  }
}

/** A control and its state, which renders may change before the input is repeated. */
interface Input {
  readonly control: Control;
  readonly value: string;
  readonly isOn: boolean;
}

function inputOf(control: Control): Input {
  return { control, value: control.value, isOn: isSwitch(control) && control.checked };
}

/** Whether React has yet to hydrate an element: it stops an event on its way to a part that is not hydrated. */
function isAwaited(element: Element): boolean {
  let hasArrived = false;
  const arrive = () => (hasArrived = true);
  element.addEventListener(probe, arrive);
  element.dispatchEvent(new Event(probe, { bubbles: true }));
  element.removeEventListener(probe, arrive);
  return element.isConnected && !hasArrived;
}

// React reports a change only if the value differs from its last known one, which it tracks through the element's own property, so that is
// set to another value first. React does not see the effect of a click, or of the shared prototype property.
function repeat({ control, value, isOn }: Input): void {
  if (control instanceof HTMLButtonElement) control.click();
  else if (isSwitch(control)) {
    control.checked = !isOn;
    control.click();
  } else if (control.value === '' || control.value === value || control instanceof HTMLSelectElement) {
    // Repeats the text where it is still shown, or where React has cleared it; any other text is newer, and React knows it.
    control.value = '';
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
