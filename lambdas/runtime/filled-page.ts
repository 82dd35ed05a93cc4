interface FilledPage<Entry> {
  readonly limit: number;
  /** Cursor of the entry after which the page begins. @default from the first */
  readonly after?: string | undefined;
  /** Leaves out other entries. @default every entry is wanted */
  readonly isWanted?: ((entry: Entry) => boolean) | undefined;
  /** Entries that one page with a filter examines at most. */
  readonly mostExamined: number;
  /** Entries read at once while a page is filtered. */
  readonly mostRead: number;
  /** Returns the cursor after an entry. */
  readonly cursorOf: (entry: Entry) => string;
  /** Reads up to this many entries after a cursor, at least one unless they are the last. */
  readonly read: (
    after: string | undefined,
    count: number,
  ) => Promise<{ readonly items: readonly Entry[]; readonly isLast: boolean }>;
}

/**
 * Reads a list until a page is filled with wanted entries.
 *
 * @returns the page, and the cursor of the next one; null on the last page. A page may be short although there is a cursor, because it
 *   examines a bounded number of entries
 */
export async function filledPage<Entry>({
  limit,
  after,
  isWanted,
  mostExamined,
  mostRead,
  cursorOf,
  read,
}: FilledPage<Entry>): Promise<{ items: Entry[]; next: string | null }> {
  const wanted: Entry[] = [];
  let cursor = after;
  let examined = 0;
  do {
    // One extra entry shows whether there is another page.
    const count = isWanted ? Math.min(mostExamined - examined, mostRead) : limit + 1;
    const found = await read(cursor, count);
    for (const entry of found.items) {
      if (wanted.length === limit) return { items: wanted, next: cursor ?? null };
      cursor = cursorOf(entry);
      if (!isWanted || isWanted(entry)) wanted.push(entry);
    }
    examined += found.items.length;
    if (found.isLast) return { items: wanted, next: null };
  } while (examined < mostExamined);
  return { items: wanted, next: cursor ?? null };
}
