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
const rulesText = (JSON.parse(readFileSync(gameCatalog, 'utf8')) as Entry[])
  .filter(({ id }) => id === 'roulette')
  .flatMap(({ rules }) => rules)
  .join('\n');

function multipleFor(kind: FieldKind): number {
  return multipleOf(
    rouletteRules,
    rouletteRules.fields.find((field) => field.kind === kind)!,
  );
}

describe('rules of roulette', () => {
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
  ])('state what a %s pays', (kind, phrase) => {
    expect(rulesText).toContain(`${phrase} ${multipleFor(kind)} times`);
  });

  it('state the number of pockets and of fields in a round', () => {
    expect(rulesText).toContain(`${rouletteRules.pockets} pockets`);
    expect(rouletteRules.mostFields).toBe(20);
    expect(rulesText).toContain('up to twenty fields');
  });

  it('are contained in the canonical text', () => {
    const { fields, totals, ...rules } = rouletteRules;

    expect(JSON.parse(roulette.canonicalText)).toEqual({
      ...rules,
      fields: fields.map(({ id, pockets }) => [id, pockets]),
      totals: { gold: Object.values(totals.gold), sweeps: Object.values(totals.sweeps) },
    });
  });
});
