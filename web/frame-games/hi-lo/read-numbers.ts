import type { HiLoNumbers } from '#domain/games/originals/hi-lo/numbers';
import type { OriginalRules } from '../originals/original-view';

/**
 * Reads the numbers of Hi-Lo from its published rules.
 *
 * @throws TypeError when one is missing
 */
export function readNumbers({ table }: OriginalRules): HiLoNumbers {
  const number = (name: string): number => {
    const value = table[name];
    if (typeof value !== 'number') throw new TypeError(`The table has no number ${name}.`);
    return value;
  };
  const texts = (name: string): readonly string[] => {
    const value = table[name];
    if (!Array.isArray(value)) throw new TypeError(`The table has no list ${name}.`);
    return value.map(String);
  };
  return {
    ranks: texts('ranks'),
    suits: texts('suits'),
    mostRight: number('mostRight'),
    mostSkips: number('mostSkips'),
    returned: number('returned'),
    highestMultiple: number('highestMultiple'),
  };
}
