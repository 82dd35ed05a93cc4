const mostShown = 99;

/** Formats a count: `3`, `99+`. */
export function spellCount(unread: number): string {
  return unread > mostShown ? `${mostShown}+` : String(unread);
}

/** Accessible name of the bell. */
export function bellName(unread: number | null): string {
  return unread ? `Notices, ${spellCount(unread)} new` : 'Notices';
}
