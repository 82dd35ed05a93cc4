/**
 * Finds a part of the page that its HTML promises.
 *
 * @throws Error if it is not there (our bug)
 */
export function find<Part extends Element>(selector: string, within: ParentNode = document): Part {
  const found = within.querySelector<Part>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
