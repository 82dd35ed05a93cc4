import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a grid is laid out by its stylesheet, and where on the page it begins. */
export interface GridLayout {
  readonly columns: number;
  /** Between two rows, in pixels. */
  readonly gap: number;
  /** Of the grid, from the top of the document, in pixels. */
  readonly top: number;
}

/** Reads how many columns the stylesheet gives a grid, now and whenever the page changes its size. */
export function useGridLayout(grid: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState<GridLayout>({ columns: 1, gap: 0, top: 0 });

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const measured = {
        columns: gridTemplateColumns.split(' ').length,
        gap: parseFloat(rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + scrollY),
      };
      setLayout((known) => (isSame(known, measured) ? known : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
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
