/** Sets the text of an element. The same text again would make the browser lay out the element, so that it is left as it is. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
