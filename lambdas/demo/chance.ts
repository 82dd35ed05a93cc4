import { createHash } from 'node:crypto';

/** Seeded chance: the same seed gives the same choices. */
export interface Chance {
  /** An integer from 0 to below `bound`. */
  below(bound: number): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Whether something of this likelihood happens, in percent. */
  happens(percent: number): boolean;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** This many bytes in hex. */
  hex(bytes: number): string;
}

const wordBytes = 4;

export function chanceFrom(seed: string): Chance {
  let blocks = 0;
  let block = Buffer.alloc(0);
  const below = (bound: number) => word() % bound;
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    happens: (percent) => below(10_000) < percent * 100,
    pick<Choice>(choices: readonly Choice[]) {
      if (choices.length === 0) throw new RangeError('There is nothing to pick from');
      return choices[below(choices.length)] as Choice;
    },
    hex: (bytes) => Buffer.from(Array.from({ length: bytes }, () => below(256))).toString('hex'),
  };

  function word(): number {
    if (block.length < wordBytes)
      block = createHash('sha256')
        .update(`${seed} ${(blocks += 1)}`)
        .digest();
    const value = block.readUInt32BE();
    block = block.subarray(wordBytes);
    return value;
  }
}
