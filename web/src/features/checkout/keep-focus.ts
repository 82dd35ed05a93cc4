/**
 * Moves the focus when a response removes the pressed control: to the name of its line, to a neighboring line if that is gone, or to the
 * page heading.
 *
 * @param line  before the response
 * @returns a function to call after the response
 */
export function keepFocusNear(line: HTMLElement | null): () => void {
  const near = [line, line?.nextElementSibling, line?.previousElementSibling];
  return () => {
    requestAnimationFrame(() => {
      // A focus that the player has moved in the meantime stays.
      if (document.activeElement !== document.body) return;
      const left = near.find((each) => each?.isConnected);
      const target = left?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return;
      // Headings are focusable only with a tab index.
      target.tabIndex = -1;
      target.focus();
    });
  };
}
