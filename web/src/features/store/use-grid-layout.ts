import { type RefObject, startTransition, useEffect, useState } from 'react';

/** The layout of a grid from its stylesheet, and its offset on the page. */
export interface GridLayout {
  readonly columns: number;
  /** Gap between two rows, in pixels. */
  readonly gap: number;
  /** Offset of the grid from the top of the document, in pixels. */
  readonly top: number;
}

/**
 * Measures the columns of a grid, initially and on resize.
 *
 * @returns null before the first measurement
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
    // The observer runs after the regular layout. On the first call the content of the grid renders in steps, after the content above it.
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (isFirst) startTransition(measure);
      else measure();
      isFirst = false;
    });
    observer.observe(element);
    // Content above the grid moves it without resizing it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);

  return layout;
}

function isSame(one: GridLayout, other: GridLayout): boolean {
  return one.columns === other.columns && one.gap === other.gap && one.top === other.top;
}
