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

/**
 * Keeps what somebody does to a page that is HTML already and whose application has yet to come, so that it can be done once more
 * (`repeat-input.ts`).
 */
export function keepEarlyInput(): void {
  for (const kind of kinds) document.addEventListener(kind, keep, true);
}

/** Ends that, and hands over what there is. */
export function takeEarlyInput(): EarlyInput[] {
  for (const kind of kinds) document.removeEventListener(kind, keep, true);
  return kept.splice(0);
}

function keep({ type, target }: Event): void {
  const { value, checked } = target as HTMLInputElement;
  kept.push({ type, target, value, checked });
}
