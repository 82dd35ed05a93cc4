const prefix = 'jade-harbour.draft.';

/** What was typed into a form of this tab and not sent; null for nothing, or where storage is forbidden. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    // Without storage, or with a text that is no draft, the form starts empty.
    return null;
  }
}

/**
 * Keeps what is typed, so that a reload loses nothing.
 *
 * @param values  null deletes the draft
 */
export function keepDraft(name: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // The form works without its draft.
  }
}

/** Deletes every draft of this tab, which the next player must not see. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, there are no drafts.
  }
}
