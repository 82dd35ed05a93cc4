import { describe, expect, it } from 'vitest';
import { drawSpins, spinRadix } from './draw-spins';
import { spinBlock } from './spin-block';
import { stopsAt } from './stop-counts';
import { wordBuffer } from './word-buffer';

/** Draws from these words, followed by zeros. */
function draw(lengths: readonly number[], words: readonly number[], count: number): number[][] {
  let given = false;
  const block = spinBlock();
  const buffer = wordBuffer((into) => {
    into.fill(0);
    if (!given) into.set(words);
    given = true;
  });
  drawSpins(spinRadix(lengths), buffer, block, count);
  return Array.from({ length: count }, (_, spin) => stopsAt(block, spin, lengths));
}

/** The stops of a combination's number, the last reel as the lowest digit. */
function split(lengths: readonly number[], combination: number): number[] {
  let rest = combination;
  return lengths
    .toReversed()
    .map((length) => {
      const stop = rest % length;
      rest = Math.floor(rest / length);
      return stop;
    })
    .reverse();
}

describe('drawSpins', () => {
  it.each([
    [[45, 44, 44, 47, 47]],
    [[60, 65, 66, 65, 60]],
    [[2, 3, 5, 7, 11]],
    [[3, 3, 3, 98, 49]],
    [[1, 1, 1, 1, 1]],
    [[31, 37, 41]],
    [[97]],
    [[127, 127, 127, 2, 1]],
    [[16, 16, 16, 16, 16, 16]],
    [[5, 7, 11, 3, 13, 17]],
  ])('splits one word into the stops of %j, exactly, also next to every whole quotient', (lengths) => {
    const combinations = lengths.reduce((product, length) => product * length, 1);
    const allowed = 2 ** 32 - (2 ** 32 % combinations);
    const fifths = lengths.slice(4).reduce((product, length) => product * length, 1);
    const tails = (lengths[3] ?? 1) * fifths;
    const words = Array.from({ length: 240 }, (_, each) => Math.floor((allowed / tails / 240) * each) * tails)
      .flatMap((whole) => [whole, whole + 1, whole + tails - 1, whole + fifths])
      .concat(allowed - 1)
      .filter((word) => word < allowed)
      .slice(-1000);

    expect(draw(lengths, words, words.length)).toEqual(
      words.map((word) => split(lengths, word % combinations)),
    );
  });

  it('skips a word that would favor the first combinations', () => {
    const lengths = [60, 65, 66, 65, 60];
    const allowed = 4 * 1_003_860_000;

    expect(draw(lengths, [allowed, 2 ** 32 - 1, allowed - 1, 1], 2)).toEqual([
      [59, 64, 65, 64, 59],
      [0, 0, 0, 0, 1],
    ]);
  });

  it('takes two words for a machine with more combinations than a word, with rejection in each', () => {
    const lengths = [100, 100, 100, 100, 100];
    const tailsAllowed = 4_294_960_000;
    const headsAllowed = 4_294_000_000;

    expect(
      draw(lengths, [tailsAllowed, 1234, headsAllowed, 567_890, tailsAllowed - 1, headsAllowed - 1], 2),
    ).toEqual([
      [56, 78, 90, 12, 34],
      [99, 99, 99, 99, 99],
    ]);
  });

  it('refills the words when they are used up', () => {
    const lengths = [2, 2, 2, 2, 2];
    const block = spinBlock();
    let refills = 0;
    const buffer = wordBuffer((words) => words.fill((refills += 1)));

    for (let draws = 0; draws < 17; draws += 1) drawSpins(spinRadix(lengths), buffer, block, 1000);

    expect(refills).toBe(2);
    expect(stopsAt(block, 0, lengths)).toEqual([0, 0, 0, 0, 1]);
    expect(stopsAt(block, 999, lengths)).toEqual([0, 0, 0, 1, 0]);
  });
});
