/** The four files of every Unity web build. */
export const parts = ['loader', 'framework', 'data', 'code'] as const;

export type Part = (typeof parts)[number];

/** Compression of a file, from its name. */
export type Packing = 'br' | 'gz' | 'none';

/** The part of a build that a file name denotes. */
export interface NamedPart {
  readonly part: Part;
  /** Name of the build, which is a prefix of all of its files. */
  readonly product: string;
  readonly packing: Packing;
}

const endings: Readonly<Record<Part, string>> = {
  loader: String.raw`\.loader\.js()`,
  framework: String.raw`\.framework\.js(?:\.(br|gz))?`,
  data: String.raw`\.data(?:\.(br|gz))?`,
  code: String.raw`\.wasm(?:\.(br|gz))?`,
};

/** Parses a file name as written by Unity; null for a file that is none of the four. */
export function partNamed(fileName: string): NamedPart | null {
  for (const part of parts) {
    const [, product, packing] = new RegExp(`^(.+)${endings[part]}$`).exec(fileName) ?? [];
    if (product !== undefined) return { part, product, packing: (packing || 'none') as Packing };
  }
  return null;
}
