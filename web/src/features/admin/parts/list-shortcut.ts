import { hasModifier } from '#web/lib/page/has-modifier';

/** What is pressed, and where. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether the key is held down. */
  readonly repeat: boolean;
  /** Whether the focus is on a row itself, not on a control in it. Enter then opens the row. */
  readonly isOnRow: boolean;
  /** Whether the focus is in a field, where every key is typed. */
  readonly isTyping: boolean;
  /** Whether a dialog is open, which has keys of its own. */
  readonly isInDialog: boolean;
}

/** A key of a list and what it does. */
export interface ListShortcut {
  readonly key: string;
  readonly label: string;
  readonly act: () => void;
}

/** The key that opens the row with the focus. */
export const openKey = 'e';

/** Keys that may be held down: they move the focus. What other keys do happens once per press. */
const heldKeys: readonly string[] = ['j', 'k'];

/** Returns the shortcut that a key press asks for; undefined for none. */
export function shortcutOf(
  shortcuts: readonly ListShortcut[],
  { isOnRow, isTyping, isInDialog, repeat, ...pressed }: Pressed,
): ListShortcut | undefined {
  if (isTyping || isInDialog || hasModifier(pressed)) return undefined;
  if (repeat && !heldKeys.includes(pressed.key)) return undefined;
  const wanted = pressed.key === 'Enter' && isOnRow ? openKey : pressed.key;
  return shortcuts.find(({ key }) => key === wanted);
}
