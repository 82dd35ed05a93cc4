import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldKind } from './fields';
import { roulette } from './roulette-game';
import { multipleOf, rouletteRules } from './rules';

interface Entry {
  readonly id: string;
  readonly rules: readonly string[];
}

const gameCatalog = new URL('../../../../content/catalog/games.json', import.meta.url);
const told = (JSON.parse(readFileSync(gameCatalog, 'utf8')) as Entry[])
  .filter(({ id }) => id === 'roulette')
  .flatMap(({ rules }) => rules)
  .join('\n');

function multipleFor(kind: FieldKind): number {
  return multipleOf(
    rouletteRules,
    rouletteRules.fields.find((field) => field.kind === kind)!,
  );
}

describe('the rules of roulette', () => {
  it.each<[FieldKind, string]>([
    ['straight', 'A number by itself pays'],
    ['split', 'Two numbers pay'],
    ['street', 'three pay'],
    ['trio', 'three pay'],
    ['corner', 'four pay'],
    ['first-four', 'four pay'],
    ['six-line', 'six pay'],
    ['dozen', 'a dozen or a column pays'],
    ['column', 'a dozen or a column pays'],
    ['even-chance', 'red, black, even, odd, 1–18 and 19–36 pay'],
  ])('tell players what a %s pays', (kind, words) => {
    expect(told).toContain(`${words} ${multipleFor(kind)} times`);
  });

  it('tell players of the wheel and of how many fields they may cover', () => {
    expect(told).toContain(`${rouletteRules.pockets} pockets`);
    expect(rouletteRules.mostFields).toBe(20);
    expect(told).toContain('up to twenty fields');
  });

  it('are all in the text whose hash names them', () => {
    const { fields, totals, ...rules } = rouletteRules;

    expect(JSON.parse(roulette.canonicalText)).toEqual({
      ...rules,
      fields: fields.map(({ id, pockets }) => [id, pockets]),
      totals: { gold: Object.values(totals.gold), sweeps: Object.values(totals.sweeps) },
    });
  });
});
