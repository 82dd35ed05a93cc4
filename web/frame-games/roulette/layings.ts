/** What lies on the cloth: chips by field, in the coin's smallest unit. */
export type Layings = Readonly<Record<string, number>>;

/** The cloth before a round: what lies there now, what lay there before each step, and what was played last. */
export interface Cloth {
  readonly laid: Layings;
  readonly before: readonly Layings[];
  readonly played: Layings;
}

export interface ClothLimits {
  /** Most that all chips come to. */
  readonly most: number;
  readonly mostFields: number;
}

/** Why a step is not taken. */
export type ClothRefusal = 'too-much' | 'too-many-fields' | 'nothing-there';

export const emptyCloth: Cloth = { laid: {}, before: [], played: {} };

/** Steps that can be taken back. */
const mostSteps = 50;

/** What all chips come to. */
export function totalOf(laid: Layings): number {
  return Object.values(laid).reduce((sum, units) => sum + units, 0);
}

/** Lays a chip on a field. */
export function lay(cloth: Cloth, field: string, chip: number, limits: ClothLimits): Cloth | ClothRefusal {
  return stepTo(cloth, { ...cloth.laid, [field]: (cloth.laid[field] ?? 0) + chip }, limits);
}

/** Takes a chip from a field, or what is left there. */
export function take(cloth: Cloth, field: string, chip: number, limits: ClothLimits): Cloth | ClothRefusal {
  const { [field]: lying = 0, ...others } = cloth.laid;
  if (lying === 0) return 'nothing-there';
  return stepTo(cloth, lying > chip ? { ...others, [field]: lying - chip } : others, limits);
}

/** Takes all chips back. */
export function clear(cloth: Cloth, limits: ClothLimits): Cloth | ClothRefusal {
  return totalOf(cloth.laid) === 0 ? 'nothing-there' : stepTo(cloth, {}, limits);
}

/** Lays once more what was played last, in place of what lies there. */
export function repeat(cloth: Cloth, limits: ClothLimits): Cloth | ClothRefusal {
  return totalOf(cloth.played) === 0 ? 'nothing-there' : stepTo(cloth, cloth.played, limits);
}

/** Takes the last step back. */
export function undo(cloth: Cloth): Cloth | ClothRefusal {
  const last = cloth.before.at(-1);
  return last ? { ...cloth, laid: last, before: cloth.before.slice(0, -1) } : 'nothing-there';
}

/** The round was played: the cloth is empty, and what lay there can be laid again. */
export function played(laid: Layings): Cloth {
  return { laid: {}, before: [], played: laid };
}

function stepTo(cloth: Cloth, laid: Layings, { most, mostFields }: ClothLimits): Cloth | ClothRefusal {
  // Chips can be taken back from a table on which more lies than is allowed by now.
  if (totalOf(laid) > Math.max(most, totalOf(cloth.laid))) return 'too-much';
  if (Object.keys(laid).length > mostFields) return 'too-many-fields';
  return { ...cloth, laid, before: [...cloth.before, cloth.laid].slice(-mostSteps) };
}
