/** What somebody did to an element of the page, and how it stood then. */
export interface EarlyInput {
  readonly type: string;
  readonly target: EventTarget | null;
  /** Of fields. */
  readonly value: string;
  /** Of switches. */
  readonly checked: boolean;
}

const kinds = ['click', 'input'];
const kept: EarlyInput[] = [];
let keepsPresses = true;

/**
 * Keeps what somebody does to a page that is HTML already and whose application has yet to come, so that it can be done once more
 * (`repeat-input.ts`).
 */
export function keepEarlyInput(): void {
  for (const kind of kinds) document.addEventListener(kind, keep, true);
}

/**
 * Leaves presses to React, which takes the pressed part over before it answers. It does not notice a change of a field or switch that it
 * takes over with its new value, so these are kept on.
 */
export function leavePressesToReact(): void {
  keepsPresses = false;
}

/** Ends that, and hands over what there is. */
export function takeEarlyInput(): EarlyInput[] {
  for (const kind of kinds) document.removeEventListener(kind, keep, true);
  return kept.splice(0);
}

/** Whether an element is a checkbox or a radio button, which a click changes. */
export function isSwitch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}

function keep({ type, target }: Event): void {
  if (type === 'click' && !keepsPresses && !isSwitch(target)) return;
  const { value, checked } = target as HTMLInputElement;
  kept.push({ type, target, value, checked });
}
