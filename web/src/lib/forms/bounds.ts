import { ZodMiniNumber, ZodMiniOptional, ZodMiniString } from 'zod/mini';
import { countLabel } from '../format/numbers';

/** A bound of a text or of a number, as the contract has it. */
interface Bound {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
}

/** Bounds of a text in the contract, as attributes of its control; undefined where there is none. */
export function textBounds(field: unknown) {
  const bounds = boundsOf(field);
  return { minLength: bounds['min_length']?.minimum, maxLength: bounds['max_length']?.maximum };
}

/** Bounds of a number in the contract, both inclusive, as attributes of its control; undefined where there is none. */
export function numberBounds(field: unknown) {
  const bounds = boundsOf(field);
  return { min: bounds['greater_than']?.value, max: bounds['less_than']?.value };
}

/** Length of a text in the contract, for a message: `3 to 200 characters`. */
export function lengthLabel(field: unknown): string {
  const { minLength = 0, maxLength = Infinity } = textBounds(field);
  return `${minLength > 1 ? `${countLabel(minLength)} to` : 'up to'} ${countLabel(maxLength)} characters`;
}

function boundsOf(field: unknown): Readonly<Record<string, Bound>> {
  const shape: unknown = field instanceof ZodMiniOptional ? field.def.innerType : field;
  if (!(shape instanceof ZodMiniString || shape instanceof ZodMiniNumber)) return {};
  const bounds = (shape.def.checks ?? []).map(({ _zod }) => _zod.def as Bound);
  return Object.fromEntries(bounds.map((bound) => [bound.check, bound]));
}
