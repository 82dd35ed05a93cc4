import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Filters, filtersIn, withFilters } from './filters';

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

interface Draft<Name extends string> {
  readonly typed: Filters<Name>;
  /** The filters on their way to the address; null while there are none. */
  readonly sent: Filters<Name> | null;
  /** The filters of the address that the typed ones belong to. */
  readonly address: string;
  readonly isChecked: boolean;
}

/**
 * Filters as they are typed, until they are applied to the address. What is typed while a list loads stays; filters that come into the
 * address by other ways replace it. It is compared with the address itself: the filters that are rendered may lag behind.
 *
 * @param filters  as the page shows them
 * @param check    returns why typed filters cannot be applied; null if they can
 */
export function useFilterDraft<Name extends string>(
  filters: Filters<Name>,
  check: (typed: Filters<Name>) => string | null,
): FilterDraft<Name> {
  const navigate = useNavigate();
  const [held, hold] = useState<Draft<Name> | null>(null);

  const addressOf = (search: URLSearchParams) => JSON.stringify(filtersIn(search, Object.keys(filters)));
  const addressNow = () => addressOf(new URLSearchParams(location.search));
  const isAhead = ({ sent, address }: Draft<Name>) => sent !== null || address === addressNow();

  const draft = held && isAhead(held) ? held : null;
  const typed = draft?.typed ?? filters;

  function change(changes: Pick<Draft<Name>, 'typed'> & Partial<Draft<Name>>) {
    hold((before) => {
      const known =
        before && isAhead(before) ? before : { sent: null, address: addressNow(), isChecked: false };
      return { ...known, ...changes };
    });
  }

  async function send(sent: Filters<Name>, replace: boolean) {
    change({ typed: sent, sent, isChecked: false });
    const search = withFilters(new URLSearchParams(location.search), sent);
    await navigate(`?${search}`, { replace, preventScrollReset: true });
    hold((now) => (now?.sent === sent ? { ...now, sent: null, address: addressOf(search) } : now));
  }

  return {
    typed,
    fault: draft?.isChecked ? check(typed) : null,
    type: (next) => change({ typed: next }),
    apply(next, { isReplacing = false } = {}) {
      if (check(next) === null) void send(trimmedOf(next), isReplacing);
      else change({ typed: next, isChecked: true });
    },
  };
}

function trimmedOf<Name extends string>(filters: Filters<Name>): Filters<Name> {
  const trimmed = Object.entries<string>(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed) as Filters<Name>;
}
