/** One picture file with every symbol of a machine on a grid, and their positions. */
export interface SymbolAtlas {
  /** Address of the SVG file. */
  readonly url: string;
  readonly columns: number;
  readonly rows: number;
  /** By symbol id. */
  readonly symbols: Readonly<Record<string, AtlasSymbol>>;
}

export interface AtlasSymbol {
  /** Display name of the symbol. */
  readonly name: string;
  /** Cell of the grid, 0 at the left and at the top. */
  readonly column: number;
  readonly row: number;
}

/**
 * The symbol's place in the atlas.
 *
 * @throws Error for a symbol without a picture (programming error)
 */
export function atlasSymbol(atlas: SymbolAtlas, id: string): AtlasSymbol {
  const symbol = atlas.symbols[id];
  if (!symbol) throw new Error(`${atlas.url} has no picture of "${id}".`);
  return symbol;
}

/** The CSS background that shows exactly one cell of the atlas, whatever the size of the box. */
export function cellBackground(atlas: SymbolAtlas, id: string) {
  const { column, row } = atlasSymbol(atlas, id);
  return {
    backgroundImage: `url("${atlas.url}")`,
    backgroundSize: `${atlas.columns * 100}% ${atlas.rows * 100}%`,
    backgroundPosition: `${share(column, atlas.columns)} ${share(row, atlas.rows)}`,
  };
}

/** CSS places a background so that its own `x %` point meets the box's, hence one step fewer than there are cells. */
function share(cell: number, cells: number): string {
  return `${cells === 1 ? 0 : (cell / (cells - 1)) * 100}%`;
}
