import type { ListPage } from './long-list';

/** Entries of all pages, and whether more exist than were read. */
export interface AllPages<Entry> {
  readonly items: readonly Entry[];
  readonly isCut: boolean;
}

/** The most entries of an exported file: more than a spreadsheet shows well. */
export const mostExported = 10_000;

/**
 * Reads a list page by page.
 *
 * @param read    reads the page at a cursor; the first page without one
 * @param most    number of entries to read at most
 * @param onRead  called after each page with the number of entries so far
 * @throws the failure of the first page that could not be read
 */
export async function readAllPages<Entry, Cursor = string>(
  read: (cursor: Cursor | undefined) => Promise<ListPage<Entry, Cursor>>,
  { most, onRead }: { most: number; onRead?: (count: number) => void },
): Promise<AllPages<Entry>> {
  const items: Entry[] = [];
  let cursor: Cursor | undefined;
  do {
    const page: ListPage<Entry, Cursor> = await read(cursor);
    items.push(...page.items);
    onRead?.(Math.min(items.length, most));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && items.length < most);
  return { items: items.slice(0, most), isCut: cursor !== undefined || items.length > most };
}
