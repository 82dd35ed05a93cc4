import type { SpinBlock } from './spin-block';
import { refill, type WordBuffer } from './word-buffer';

/**
 * How words become stops: one word per spin by mixed radix while the machine has fewer than 2^32 combinations, otherwise one for its head
 * and one for its tail, which is all further reels together.
 *
 * A word at or above the largest multiple of the number of combinations is skipped (rejection sampling, as in `fairness/draws.ts`). The
 * rest covers every combination equally often, so all combinations have exactly the same probability.
 */
export interface SpinRadix {
  readonly heads: number;
  readonly tails: number;
  /** Combinations of reel 5 and those to its right. */
  readonly fifths: number;
}

const wordRange = 2 ** 32;

/**
 * Derives the radix from the lengths of the strips.
 *
 * @throws RangeError when three reels together, or all further ones, have 2^31 combinations or more
 */
export function spinRadix(lengths: readonly number[]): SpinRadix {
  const [first = 1, second = 1, third = 1, fourth = 1, ...last] = lengths;
  const fifths = last.reduce((product, length) => product * length, 1);
  const radix = { heads: first * second * third, tails: fourth * fifths, fifths };
  if (radix.heads >= wordRange / 2 || radix.tails >= wordRange / 2)
    throw new RangeError(`Strips of ${lengths.join(', ')} stops are too long to simulate`);
  return radix;
}

/** Draws a number of spins into the block's first places. */
export function drawSpins(radix: SpinRadix, words: WordBuffer, block: SpinBlock, count: number): void {
  if (radix.heads * radix.tails < wordRange) drawFromOneWord(radix, words, block, count);
  else drawFromTwoWords(radix, words, block, count);
}

/*
 * Quotients are computed as `(word + 0.5) × (1 / divisor)`, truncated. The exact value is at least 0.5 / divisor away from every integer,
 * and the two roundings shift it by less than 2^−19 / divisor, so truncation is exact for every word; it is several times faster than the
 * processor's division.
 */

function drawFromOneWord(radix: SpinRadix, buffer: WordBuffer, block: SpinBlock, count: number): void {
  const { heads, tails, fifths } = radix;
  const { words } = buffer;
  const { heads: headOf, fourth, fifth } = block;
  const perTail = 1 / tails;
  const perHead = 1 / heads;
  const perFifth = 1 / fifths;
  const firstSkipped = wordRange - (wordRange % (heads * tails));
  let spin = 0;
  while (spin < count) {
    refill(buffer);
    const end = Math.min(words.length, buffer.next + count - spin);
    for (let at = buffer.next; at < end; at += 1) {
      const word = words[at] as number;
      if (word >= firstSkipped) continue;
      const rest = ((word + 0.5) * perTail) >>> 0;
      const tail = (word - Math.imul(rest, tails)) | 0;
      const ofFourth = ((tail + 0.5) * perFifth) | 0;
      headOf[spin] = rest - Math.imul(((rest + 0.5) * perHead) >>> 0, heads);
      fourth[spin] = ofFourth;
      fifth[spin] = tail - Math.imul(ofFourth, fifths);
      spin += 1;
    }
    buffer.next = end;
  }
}

function drawFromTwoWords(radix: SpinRadix, words: WordBuffer, block: SpinBlock, count: number): void {
  const { heads, tails, fifths } = radix;
  const headsSkippedFrom = wordRange - (wordRange % heads);
  const tailsSkippedFrom = wordRange - (wordRange % tails);
  for (let spin = 0; spin < count; spin += 1) {
    const tail = wordBelow(words, tailsSkippedFrom) % tails;
    block.heads[spin] = wordBelow(words, headsSkippedFrom) % heads;
    block.fourth[spin] = Math.floor(tail / fifths);
    block.fifth[spin] = tail % fifths;
  }
}

function wordBelow(buffer: WordBuffer, firstSkipped: number): number {
  for (;;) {
    refill(buffer);
    const word = buffer.words[buffer.next] as number;
    buffer.next += 1;
    if (word < firstSkipped) return word;
  }
}
