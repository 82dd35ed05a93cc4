import { ZodMiniOptional, ZodMiniString } from 'zod/mini';

/** Upper bound of a text in the contract; undefined where there is none. */
export function longestText(field: unknown): number | undefined {
  const text: unknown = field instanceof ZodMiniOptional ? field.def.innerType : field;
  const checks = text instanceof ZodMiniString ? (text.def.checks ?? []) : [];
  for (const { _zod } of checks) {
    const { check, maximum } = _zod.def as { check: string; maximum?: number };
    if (check === 'max_length') return maximum;
  }
  return undefined;
}
