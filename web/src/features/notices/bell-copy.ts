const mostShown = 99;

/** `3`, `99+`. */
export function spellCount(unread: number): string {
  return unread > mostShown ? `${mostShown}+` : String(unread);
}

/** What the bell is called. */
export function bellName(unread: number | null): string {
  return unread ? `Notices, ${spellCount(unread)} new` : 'Notices';
}
