import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { blocksOfDraw, chooseWinners, drawMessage } from './choose-winners';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const drawsOf = (seed: string, listHash: string) =>
  drawsFrom((index) => createHmac('sha256', seed).update(drawMessage(listHash, index)).digest());

/** A second implementation of the published formula: writes the whole list out, and hashes by itself. */
function oracle(entries: number, winners: number, seed: string, listHash: string): number[] {
  const list = Array.from({ length: entries }, (_each, index) => index);
  const words = (function* () {
    for (let index = 0; ; index += 1) {
      const bytes = createHmac('sha256', seed).update(`${listHash}:0:${index}`).digest();
      for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
    }
  })();
  const chosen: number[] = [];
  while (chosen.length < winners && list.length > 0) {
    let word = words.next().value as number;
    while (word >= 2 ** 32 - (2 ** 32 % list.length)) word = words.next().value as number;
    const place = word % list.length;
    const last = list.pop() as number;
    chosen.push(place === list.length ? last : list[place]!);
    if (place < list.length) list[place] = last;
  }
  return chosen;
}

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('the winners of a draw', () => {
  it('are those of a second implementation that shares no code', () => {
    const sizes = fc.tuple(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(sizes, hex, hex, ([entries, winners], seed, listHash) => {
        const chosen = chooseWinners(entries, winners, drawsOf(seed, listHash));
        expect(chosen).toEqual(oracle(entries, winners, seed, listHash));
      }),
    );
  });

  it('are different entries of the list, as many as were promised or as there are', () => {
    const sizes = fc.tuple(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(sizes, hex, hex, ([entries, winners], seed, listHash) => {
        const chosen = chooseWinners(entries, winners, drawsOf(seed, listHash));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.min(entries, winners));
        expect(chosen.every((each) => Number.isInteger(each) && each >= 0 && each < entries)).toBe(true);
      }),
    );
  });

  it('come from every position alike: 40,000 draws of 3 of 10, chi-square below what 1 in 1,000 series exceeds', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 40_000; seed += 1)
      for (const each of chooseWinners(10, 3, drawsOf(sha256(String(seed)), sha256('list'))))
        counts[each]! += 1;

    const chiSquare = counts.reduce((sum, count) => sum + (count - 12_000) ** 2 / 12_000, 0);
    // Without replacement the statistic is a little below chi-square with nine degrees of freedom.
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('need so many blocks and no more, for whoever hashes beforehand', () => {
    expect(blocksOfDraw(0, 5)).toBe(0);
    expect(blocksOfDraw(1_000_000, 100)).toBeLessThan(20);
  });
});
