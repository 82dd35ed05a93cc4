import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import { type Draft, type Field, fieldNames } from './draft';
import type { Refused } from './use-saving';

/**
 * Returns the faults that a form still shows at its fields, and those without a field. A field that changed since shows no fault until
 * the next submit.
 */
export function shownFaults(
  refused: Refused | null,
  draft: Draft,
): { here: FieldFault[]; elsewhere: string } {
  const faults = refused?.faults ?? [];
  return {
    here: faults.filter(({ field }) => isField(field) && refused?.draft[field] === draft[field]),
    elsewhere: faults
      .filter(({ field }) => !isField(field))
      .map(({ message }) => message)
      .join(' '),
  };
}

function isField(field: string): field is Field {
  return Object.hasOwn(fieldNames, field);
}
