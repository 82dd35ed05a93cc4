import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { blocksOfDraw, chooseWinners, drawMessage } from './choose-winners';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const drawsOf = (seed: string, listHash: string) =>
  drawsFrom((index) => createHmac('sha256', seed).update(drawMessage(listHash, index)).digest());

/** Independent implementation of the published protocol, which materializes the whole list. */
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

describe('chooseWinners', () => {
  it('agrees with an independent implementation', () => {
    const sizes = fc.tuple(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(sizes, hex, hex, ([entries, winners], seed, listHash) => {
        const chosen = chooseWinners(entries, winners, drawsOf(seed, listHash));
        expect(chosen).toEqual(oracle(entries, winners, seed, listHash));
      }),
    );
  });

  it('returns distinct positions of the list, as many as requested or available', () => {
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

  it('chooses every position equally often (40,000 draws of 3 of 10, chi-square at 0.1 %)', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 40_000; seed += 1)
      for (const each of chooseWinners(10, 3, drawsOf(sha256(String(seed)), sha256('list'))))
        counts[each]! += 1;

    const chiSquare = counts.reduce((sum, count) => sum + (count - 12_000) ** 2 / 12_000, 0);
    // Drawing without replacement keeps the statistic slightly below chi-square with nine degrees of freedom.
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('needs no block without entries and fewer than 20 for 100 of 1,000,000', () => {
    expect(blocksOfDraw(0, 5)).toBe(0);
    expect(blocksOfDraw(1_000_000, 100)).toBeLessThan(20);
  });
});
