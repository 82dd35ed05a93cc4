import type { Level, Range } from 'dynalite/db/index.js';

type Entry = readonly [bytes: string, json: string];
/** Sorted by the bytes of their keys and never changed, so that a reader keeps what it began with. */
type Block = readonly Entry[];

/** A write copies one block. */
const mostEntries = 64;

/** Opens an empty store in memory with the interface and the order of LevelDB. It keeps values as JSON: each reader gets a copy of its own. */
export function openMemoryLevel(): Level {
  const known = new Map<string, string>();
  const blocks: Block[] = [];

  return {
    close: async () => undefined,
    get: async (key) => valueOf(known.get(bytesOf(key))),
    getMany: async (keys) => keys.map((key) => valueOf(known.get(bytesOf(key)))),
    async batch(writes) {
      // Serialized first, so that a value without JSON leaves the whole batch unwritten.
      const serialized = writes.map(
        (write) =>
          [bytesOf(write.key), write.type === 'put' ? JSON.stringify(write.value) : undefined] as const,
      );
      for (const [key, json] of serialized) apply(key, json);
    },
    keys: (range) => each(select([...blocks], inBytes(range)), ([bytes]) => keyOf(bytes)),
    values: (range) => each(select([...blocks], inBytes(range)), ([, json]) => valueOf(json)),
  };

  /** @param json  undefined deletes */
  function apply(key: string, json: string | undefined): void {
    const place = placeOf(key);
    const block = blocks[place] ?? [];
    const first = firstWhere(block, ([other]) => other >= key);
    const entries = block.slice();
    entries.splice(first, known.has(key) ? 1 : 0, ...(json === undefined ? [] : [[key, json] as const]));
    if (json === undefined) known.delete(key);
    else known.set(key, json);
    if (entries.length === 0) blocks.splice(place, 1);
    else if (entries.length <= mostEntries) blocks[place] = entries;
    else blocks.splice(place, 1, entries.slice(0, mostEntries / 2), entries.slice(mostEntries / 2));
  }

  /** Index of the block that has the key or takes it. */
  function placeOf(key: string): number {
    const after = firstWhere(blocks, ([first]) => first !== undefined && first[0] > key);
    return Math.max(0, after - 1);
  }
}

function* select(
  blocks: readonly Block[],
  { gt, gte, lt, lte, reverse = false, limit = -1 }: Range,
): Generator<Entry> {
  const isBelow = (key: string) => (gt === undefined ? gte !== undefined && key < gte : key <= gt);
  const isAbove = (key: string) => (lt === undefined ? lte !== undefined && key > lte : key >= lt);
  const within = blocks.slice(
    firstWhere(blocks, (block) => !isBelow(block.at(-1)?.[0] ?? '')),
    firstWhere(blocks, (block) => isAbove(block[0]?.[0] ?? '')),
  );
  let left = limit < 0 ? Infinity : limit;
  for (const block of reverse ? within.toReversed() : within) {
    const entries = block.slice(
      firstWhere(block, ([key]) => !isBelow(key)),
      firstWhere(block, ([key]) => isAbove(key)),
    );
    for (const entry of reverse ? entries.toReversed() : entries) {
      if (left <= 0) return;
      left -= 1;
      yield entry;
    }
  }
}

async function* each<Result>(
  entries: Iterable<Entry>,
  read: (entry: Entry) => Result,
): AsyncGenerator<Result> {
  for (const entry of entries) yield read(entry);
}

function valueOf(json: string | undefined): unknown {
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

/** Binary search for the first element that fulfills a monotonic predicate; the length if none does. */
function firstWhere<Element>(list: readonly Element[], isTrue: (element: Element) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(list[middle] as Element)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The UTF-8 bytes of a key, one per character: their order as text is that of LevelDB, which the key's own is not. */
function bytesOf(key: string): string {
  return isAscii(key) ? key : Buffer.from(key).toString('latin1');
}

function keyOf(bytes: string): string {
  return isAscii(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString();
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function inBytes({ gt, gte, lt, lte, ...others }: Range): Range {
  return {
    ...others,
    ...(gt !== undefined && { gt: bytesOf(gt) }),
    ...(gte !== undefined && { gte: bytesOf(gte) }),
    ...(lt !== undefined && { lt: bytesOf(lt) }),
    ...(lte !== undefined && { lte: bytesOf(lte) }),
  };
}
