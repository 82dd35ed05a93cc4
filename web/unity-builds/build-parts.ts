/** The four files that every Unity build for the web is made of. */
export const parts = ['loader', 'framework', 'data', 'code'] as const;

export type Part = (typeof parts)[number];

/** How a file is packed, as its name says. */
export type Packing = 'br' | 'gz' | 'none';

/** What the name of a file tells of its place in a build. */
export interface NamedPart {
  readonly part: Part;
  /** What the build is called; all of its files begin with it. */
  readonly product: string;
  readonly packing: Packing;
}

const endings: Readonly<Record<Part, string>> = {
  loader: String.raw`\.loader\.js()`,
  framework: String.raw`\.framework\.js(?:\.(br|gz))?`,
  data: String.raw`\.data(?:\.(br|gz))?`,
  code: String.raw`\.wasm(?:\.(br|gz))?`,
};

/** Reads a name as Unity gives it; null for a file that is none of the four. */
export function partNamed(fileName: string): NamedPart | null {
  for (const part of parts) {
    const [, product, packing] = new RegExp(`^(.+)${endings[part]}$`).exec(fileName) ?? [];
    if (product !== undefined) return { part, product, packing: (packing || 'none') as Packing };
  }
  return null;
}
