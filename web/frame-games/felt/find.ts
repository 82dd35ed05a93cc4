/**
 * Finds a required element of the page.
 *
 * @throws Error if it does not exist (programming error)
 */
export function find<Part extends Element>(selector: string, within: ParentNode = document): Part {
  const found = within.querySelector<Part>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
