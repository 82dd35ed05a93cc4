import type { ReactNode } from 'react';
import { ShowMore } from '#components/feedback/show-more';

/** A list as `useLongList` returns it. */
export interface PagedEntries<Entry> {
  readonly items: readonly Entry[];
  readonly next: unknown;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly loadMore: () => void;
}

/** A list that loads page by page: its entries, or what to show without any, and the button for the next page. */
export function PagedList({
  of,
  empty,
  children,
}: {
  of: PagedEntries<unknown>;
  empty: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {of.items.length === 0 && of.next === null ? empty : children}
      <ShowMore of={of} />
    </>
  );
}
