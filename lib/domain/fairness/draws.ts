/**
 * Integers drawn from a round's committed bytes.
 *
 * `below(bound)` returns each of 0 … bound − 1 with equal probability and consumes at least one word, also for bound 1. It throws a
 * RangeError if the bound is not an integer of 1 … 2^32 (a bug).
 */
export interface Draws {
  below(bound: number): number;
}

/** Block number `index` (0, 1, 2 …) of a round: 32 bytes. Blocks are requested in order, each once. */
export type BlockSource = (index: number) => Uint8Array;

const wordsPerBlock = 8;
const bytesPerWord = 4;
const bytesPerBlock = wordsPerBlock * bytesPerWord;
const wordRange = 2 ** 32;

/**
 * Draws from the big-endian 4-byte words of the blocks, in order and without gaps.
 *
 * Uses rejection sampling: a word at or above the largest multiple of the bound is skipped, so that the remaining range divides evenly. The
 * rule is part of the published protocol, because players' verifiers must skip the same words.
 *
 * @param block  returns each block when its first word is needed; a lazy HMAC on the server, precomputed in a browser
 * @throws RangeError from `below` if a block is not 32 bytes long (a bug)
 */
export function drawsFrom(block: BlockSource): Draws {
  let wordsTaken = 0;
  let current: Uint8Array = new Uint8Array();

  function nextWord(): number {
    const position = wordsTaken % wordsPerBlock;
    if (position === 0) current = wholeBlock(block(wordsTaken / wordsPerBlock));
    wordsTaken += 1;
    return wordAt(current, position * bytesPerWord);
  }

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) {
        throw new RangeError(`A draw needs a bound of 1 to 2^32, not ${bound}`);
      }
      const firstSkipped = wordRange - (wordRange % bound);
      let word = nextWord();
      while (word >= firstSkipped) word = nextWord();
      return word % bound;
    },
  };
}

/**
 * Serves precomputed blocks, for a caller that can only hash asynchronously.
 *
 * @throws RangeError from the source if more blocks are needed than were computed; each game defines how many suffice
 */
export function precomputedBlocks(blocks: readonly Uint8Array[]): BlockSource {
  return (index) => {
    const block = blocks[index];
    if (!block) throw new RangeError(`Block ${index} was not computed`);
    return block;
  };
}

/** Wraps draws and records every number in order. */
export function recordDraws(draws: Draws): { readonly draws: Draws; readonly drawn: readonly number[] } {
  const drawn: number[] = [];
  const below = (bound: number) => {
    const number = draws.below(bound);
    drawn.push(number);
    return number;
  };
  return { draws: { below }, drawn };
}

/** Draws replayed from a record. */
export interface RecordedDraws extends Draws {
  /** Number of recorded draws not consumed yet. */
  readonly left: () => number;
}

/**
 * Replays recorded numbers in order.
 *
 * @throws RangeError from `below` when no number is left, or the next one is not below the bound, which means that the record belongs to
 *   something else
 */
export function replayDraws(recorded: readonly number[]): RecordedDraws {
  let taken = 0;
  return {
    below(bound) {
      const number = recorded[taken];
      if (number === undefined || number >= bound)
        throw new RangeError(`Draw ${taken} on record, ${number}, is none of 0 to ${bound - 1}`);
      taken += 1;
      return number;
    },
    left: () => recorded.length - taken,
  };
}

function wholeBlock(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== bytesPerBlock) {
    throw new RangeError(`A block has ${bytesPerBlock} bytes, not ${bytes.length}`);
  }
  return bytes;
}

/** Reads four bytes as a big-endian unsigned integer. */
function wordAt(bytes: Uint8Array, offset: number): number {
  let word = 0;
  for (let at = offset; at < offset + bytesPerWord; at += 1) word = word * 256 + (bytes[at] as number);
  return word;
}
