import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, withFilters } from './filters';

/** Filters as they are typed, and what applies them to the address. */
export interface FilterDraft<Name extends string> {
  readonly typed: Filters<Name>;
  /** Why the typed filters were not applied; null if they can be. */
  readonly fault: string | null;
  readonly type: (typed: Filters<Name>) => void;
  /**
   * Writes filters into the address, unless they have a fault.
   *
   * @param isReplacing  leaves no history entry
   */
  readonly apply: (typed: Filters<Name>, options?: { readonly isReplacing?: boolean }) => void;
}

/**
 * Filters as they are typed, until they are applied to the address.
 *
 * @param filters  as the address has them; when they change, they replace what was typed
 * @param check    returns why typed filters cannot be applied; null if they can
 */
export function useFilterDraft<Name extends string>(
  filters: Filters<Name>,
  check: (typed: Filters<Name>) => string | null,
): FilterDraft<Name> {
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState({ of: filters, typed: filters, isChecked: false });
  if (!isSame(draft.of, filters)) setDraft({ of: filters, typed: filters, isChecked: false });

  return {
    typed: draft.typed,
    fault: draft.isChecked ? check(draft.typed) : null,
    type: (typed) => setDraft((before) => ({ ...before, typed })),
    apply(typed, { isReplacing = false } = {}) {
      setDraft((before) => ({ ...before, typed, isChecked: true }));
      if (check(typed) !== null) return;
      const options = { replace: isReplacing, preventScrollReset: true };
      const trimmed = Object.entries<string>(typed).map(([name, value]) => [name, value.trim()]);
      setSearch((search) => withFilters(search, Object.fromEntries(trimmed)), options);
    },
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
