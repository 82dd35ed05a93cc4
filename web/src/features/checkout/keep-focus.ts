/**
 * Gives the focus on when what was pressed goes with the answer: to the name of its line, or of the one beside it where the line is gone, otherwise to the page's heading.
 *
 * @param line  as it is before the answer
 * @returns to be called once the answer is there
 */
export function keepFocusNear(line: HTMLElement | null): () => void {
  const near = [line, line?.nextElementSibling, line?.previousElementSibling];
  return () => {
    requestAnimationFrame(() => {
      // Whoever went elsewhere meanwhile stays there.
      if (document.activeElement !== document.body) return;
      const left = near.find((each) => each?.isConnected);
      const target = left?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return;
      // Headings take the focus only when told so.
      target.tabIndex = -1;
      target.focus();
    });
  };
}
