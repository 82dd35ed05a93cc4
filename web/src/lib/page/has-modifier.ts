/** Whether a key belongs to a shortcut of the browser or the system, such as Alt and ← for back, which a page leaves alone. */
export function hasModifier({
  ctrlKey,
  metaKey,
  altKey,
}: {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean {
  return ctrlKey || metaKey || altKey;
}
