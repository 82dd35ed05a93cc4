/** A group of positions of one symbol and wilds that touches the last reel read. */
export interface OpenCluster {
  /** Rows in which it touches that reel, as bits. */
  readonly rows: number;
  readonly count: number;
  /** Whether the symbol itself is among them. */
  readonly isOwn: boolean;
}

/** The groups of the rows of one reel, from the top. */
export function clustersOfReel(shown: readonly string[], symbol: string, wild: string): OpenCluster[] {
  const groups: OpenCluster[] = [];
  let last: OpenCluster | null = null;
  shown.forEach((each, row) => {
    if (each !== symbol && each !== wild) {
      last = null;
      return;
    }
    const joined: OpenCluster | null = last;
    if (joined) groups.pop();
    last = plus(joined ?? nothing, { rows: 1 << row, count: 1, isOwn: each === symbol });
    groups.push(last);
  });
  return groups;
}

/**
 * Joins groups that touch a reel with those of the reel beside it: groups that share a row are one.
 *
 * @param open   groups up to a reel
 * @param reel   groups of the next reel, or of all reels beyond it
 * @returns the groups that touch the next reel, ascending by their rows, and those that do not
 */
export function joinClusters(
  open: readonly OpenCluster[],
  reel: readonly OpenCluster[],
): { readonly open: readonly OpenCluster[]; readonly closed: readonly OpenCluster[] } {
  const closed: OpenCluster[] = [];
  let joined = [...reel];
  for (const group of open) {
    const touched = joined.filter(({ rows }) => (rows & group.rows) !== 0);
    if (touched.length === 0) closed.push(group);
    else {
      const others = joined.filter(({ rows }) => (rows & group.rows) === 0);
      joined = [...others, touched.reduce(plus, { ...group, rows: 0 })];
    }
  }
  return { open: joined.sort((left, right) => left.rows - right.rows), closed };
}

function plus(left: OpenCluster, right: OpenCluster): OpenCluster {
  return {
    rows: left.rows | right.rows,
    count: left.count + right.count,
    isOwn: left.isOwn || right.isOwn,
  };
}

const nothing: OpenCluster = { rows: 0, count: 0, isOwn: false };
