import { forgetInTab, keepInTab, readInTab } from '../storage/stored';

const prefix = 'jade-harbour.draft.';

/** What was typed into a form of this tab and not sent; null for nothing, or where storage is forbidden. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readInTab(`${prefix}${name}`) ?? 'null') as Record<string, unknown> | null;
  } catch {
    // With a text that is no draft, the form starts empty.
    return null;
  }
}

/**
 * Keeps what is typed, so that a reload loses nothing. The form works without its draft.
 *
 * @param values  null deletes the draft
 */
export function keepDraft(name: string, values: object | null): void {
  keepInTab(`${prefix}${name}`, values && JSON.stringify(values));
}

/** Deletes every draft of this tab, which the next player must not see. */
export function forgetDrafts(): void {
  forgetInTab(prefix);
}
