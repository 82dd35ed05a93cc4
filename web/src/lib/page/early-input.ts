/** An input event and the state of its element. */
export interface EarlyInput {
  readonly type: string;
  readonly target: EventTarget | null;
  /** Value of a field. */
  readonly value: string;
  /** State of a checkbox or radio button. */
  readonly checked: boolean;
}

const kinds = ['click', 'input'];
const kept: EarlyInput[] = [];
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

/** Stops recording, and returns the recorded events. */
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
