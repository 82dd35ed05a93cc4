/** The bets on the cloth: chips by field, in the coin's smallest unit. */
export type ClothBets = Readonly<Record<string, number>>;

/** The cloth before a round: its bets, the undo history and the last played bets. */
export interface Cloth {
  readonly laid: ClothBets;
  readonly before: readonly ClothBets[];
  readonly played: ClothBets;
}

export interface ClothLimits {
  /** Maximum total of all chips. */
  readonly most: number;
  readonly mostFields: number;
}

/** Why a step is refused. */
export type ClothRefusal =
  | 'too-much'
  | 'too-many-fields'
  | 'nothing-there'
  | 'nothing-to-halve'
  | 'above-balance';

export const emptyCloth: Cloth = { laid: {}, before: [], played: {} };

/** Maximum number of undo steps. */
const mostSteps = 50;

/** Total of all chips. */
export function totalOf(laid: ClothBets): number {
  return Object.values(laid).reduce((sum, units) => sum + units, 0);
}

/** Adds a chip to each of these fields, in one step. */
export function placeChips(
  cloth: Cloth,
  fields: readonly string[],
  chip: number,
  limits: ClothLimits,
): Cloth | ClothRefusal {
  const added = fields.map((field) => [field, (cloth.laid[field] ?? 0) + chip] as const);
  return stepTo(cloth, { ...cloth.laid, ...Object.fromEntries(added) }, limits);
}

/** Removes a chip, or what is left, from each of these fields, in one step. */
export function removeChips(
  cloth: Cloth,
  fields: readonly string[],
  chip: number,
  limits: ClothLimits,
): Cloth | ClothRefusal {
  if (!fields.some((field) => cloth.laid[field])) return 'nothing-there';
  const left = Object.entries(cloth.laid)
    .map(([field, units]) => [field, fields.includes(field) ? units - chip : units] as const)
    .filter(([, units]) => units > 0);
  return stepTo(cloth, Object.fromEntries(left), limits);
}

/** Removes all chips. */
export function removeAllChips(cloth: Cloth, limits: ClothLimits): Cloth | ClothRefusal {
  return totalOf(cloth.laid) === 0 ? 'nothing-there' : stepTo(cloth, {}, limits);
}

/** Replaces the bets with those of the last round. */
export function repeat(cloth: Cloth, limits: ClothLimits): Cloth | ClothRefusal {
  return totalOf(cloth.played) === 0 ? 'nothing-there' : stepTo(cloth, cloth.played, limits);
}

/**
 * Halves each bet, rounded down to multiples of the lowest chip; a bet of one such chip remains.
 *
 * @param lowest  value of the lowest chip, in the coin's smallest unit
 */
export function halveBets(cloth: Cloth, lowest: number): Cloth | ClothRefusal {
  const total = totalOf(cloth.laid);
  if (total === 0) return 'nothing-there';
  const laid = changeEach(cloth.laid, (units) => Math.max(lowest, Math.floor(units / 2 / lowest) * lowest));
  return totalOf(laid) === total ? 'nothing-to-halve' : step(cloth, laid);
}

/**
 * Doubles each bet, or none: part of the bets would not be what the button promises.
 *
 * @param balance  what the total may cost, in the coin's smallest unit
 */
export function doubleBets(cloth: Cloth, limits: ClothLimits, balance: number): Cloth | ClothRefusal {
  if (totalOf(cloth.laid) === 0) return 'nothing-there';
  const doubled = stepTo(
    cloth,
    changeEach(cloth.laid, (units) => 2 * units),
    limits,
  );
  return typeof doubled !== 'string' && totalOf(doubled.laid) > balance ? 'above-balance' : doubled;
}

/**
 * Raises each bet by the highest whole multiple that the limits and the balance allow; on an empty cloth, the bets of the last round.
 *
 * @param balance  what the total may cost, in the coin's smallest unit
 */
export function raiseBets(cloth: Cloth, limits: ClothLimits, balance: number): Cloth | ClothRefusal {
  const total = totalOf(cloth.laid);
  const bets = total > 0 ? cloth.laid : cloth.played;
  if (totalOf(bets) === 0) return 'nothing-there';
  const factor = Math.floor(Math.min(limits.most, balance) / totalOf(bets));
  if (factor * totalOf(bets) <= total) return balance < limits.most ? 'above-balance' : 'too-much';
  return stepTo(
    cloth,
    changeEach(bets, (units) => factor * units),
    limits,
  );
}

/** Undoes the last step. */
export function undo(cloth: Cloth): Cloth | ClothRefusal {
  const last = cloth.before.at(-1);
  return last ? { ...cloth, laid: last, before: cloth.before.slice(0, -1) } : 'nothing-there';
}

/** The cloth after a round: empty, with its bets available for a repeat. */
export function played(laid: ClothBets): Cloth {
  return { laid: {}, before: [], played: laid };
}

function stepTo(cloth: Cloth, laid: ClothBets, { most, mostFields }: ClothLimits): Cloth | ClothRefusal {
  // Chips can be removed even while the total exceeds a lowered limit.
  if (totalOf(laid) > Math.max(most, totalOf(cloth.laid))) return 'too-much';
  if (Object.keys(laid).length > mostFields) return 'too-many-fields';
  return step(cloth, laid);
}

function step(cloth: Cloth, laid: ClothBets): Cloth {
  return { ...cloth, laid, before: [...cloth.before, cloth.laid].slice(-mostSteps) };
}

function changeEach(laid: ClothBets, change: (units: number) => number): ClothBets {
  return Object.fromEntries(Object.entries(laid).map(([field, units]) => [field, change(units)]));
}
