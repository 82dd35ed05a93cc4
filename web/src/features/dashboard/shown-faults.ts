import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import { type Draft, type Field, fieldNames } from './draft';
import type { Refused } from './use-saving';

/**
 * The faults that a form still shows at its fields, and those that belong to none of them. A field that was changed since
 * is not at fault before it is sent again.
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
