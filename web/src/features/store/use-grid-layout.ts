import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How a grid is laid out by its stylesheet, and where on the page it begins. */
export interface GridLayout {
  readonly columns: number;
  /** Between two rows, in pixels. */
  readonly gap: number;
  /** Of the grid, from the top of the document, in pixels. */
  readonly top: number;
}

/**
 * Reads how many columns the stylesheet gives a grid, now and whenever the page changes its size.
 *
 * @returns null before it was read
 */
export function useGridLayout(grid: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const measured = {
        columns: gridTemplateColumns.split(' ').length,
        gap: parseFloat(rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + scrollY),
      };
      setLayout((known) => (known && isSame(known, measured) ? known : measured));
    };
    // It is told once the page has been laid out anyway. At first what is in the grid comes bit by bit, behind what is above it.
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (isFirst) startTransition(measure);
      else measure();
      isFirst = false;
    });
    observer.observe(element);
    // What stands above the grid moves it without changing its size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);

  return layout;
}

function isSame(one: GridLayout, other: GridLayout): boolean {
  return one.columns === other.columns && one.gap === other.gap && one.top === other.top;
}
