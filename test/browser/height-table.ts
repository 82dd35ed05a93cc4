interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Collects how high pages are on screens; of several states of a page, the highest counts. */
export function createHeightTable() {
  const pages = new Map<string, Map<string, Screen & { content: number }>>();

  return {
    add(path: string, { width, height }: Screen, content: number): void {
      const screens = pages.get(path) ?? new Map<string, Screen & { content: number }>();
      const screen = `${width} × ${height}`;
      const highest = Math.max(content, screens.get(screen)?.content ?? 0);
      pages.set(path, screens.set(screen, { width, height, content: highest }));
    },
    /** The table as text: a line per page, and per screen the height of the content and of the screen in px. */
    toText(): string {
      const screens = [...new Set([...pages.values()].flatMap((each) => [...each.keys()]))];
      const lines = [...pages].map(([path, heights]) => [
        path,
        ...screens.map((screen) => {
          const measured = heights.get(screen);
          return measured ? `${measured.content} of ${measured.height}` : '';
        }),
      ]);
      const overflows = [...pages.values()]
        .flatMap((each) => [...each.values()])
        .filter(({ content, height }) => content > height);
      return [
        ...[['Page', ...screens], ...lines].map(([path = '', ...cells]) =>
          [path.padEnd(40), ...cells.map((cell) => cell.padStart(13))].join(''),
        ),
        `${overflows.length} overflows`,
      ].join('\n');
    },
  };
}
