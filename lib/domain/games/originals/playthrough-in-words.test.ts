import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choiceText, numbers } from './dice/choice';
import { dice } from './dice/rules';
import { hiLo } from './hi-lo/rules';
import { limbo } from './limbo/rules';
import { targets, targetText } from './limbo/target';
import { mines } from './mines/rules';

const content = new URL('../../../../content/', import.meta.url);
const games = JSON.parse(readFileSync(new URL('catalog/games.json', content), 'utf8')) as {
  id: string;
  rules: string[];
}[];
const page = readFileSync(new URL('pages/HowToPlayOriginals.md', content), 'utf8').split('\n## ');
const section = page.find((each) => each.startsWith('Playthrough\n'))!;

function ruleOf(gameId: string): string {
  const { rules } = games.find(({ id }) => id === gameId)!;
  return rules.find((rule) => rule.includes('does not count toward playthrough'))!;
}

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** Every percentage of dice that does not count, on both sides. */
function hedgedPercentages(): number[] {
  const offered = range(numbers.least, numbers.most);
  return offered.filter((percent) =>
    [
      choiceText({ side: 'under', number: percent }),
      choiceText({ side: 'over', number: 100 - percent }),
    ].every((choice) => dice.isHedged(choice, 0)),
  );
}

describe('playthrough in the words of the originals', () => {
  it('names the smallest part of the line that dice does not count', () => {
    const hedged = hedgedPercentages();
    const [least] = hedged as [number];

    expect(hedged).toEqual(range(least, numbers.most));
    expect(ruleOf('dice')).toContain(`wins on ${least} or more of the hundred parts`);
    expect(section).toContain(`${least} parts of the line and more in Dice`);
  });

  it('names the highest target that limbo does not count', () => {
    const hedged = range(targets.least, 1_000).filter((target) => limbo.isHedged(targetText(target), 0));
    const most = hedged.at(-1)!;

    expect(hedged).toEqual(range(targets.least, most));
    expect(ruleOf('limbo')).toContain(`A target of ${targetText(most)} or less`);
    expect(section).toContain(`targets of ${targetText(most)}× and less in Limbo`);
  });

  it('names the risk that plinko and keno do not count', () => {
    expect(ruleOf('plinko')).toContain('A board with low risk');
    expect(section).toContain('boards with low risk in Plinko');
    expect(ruleOf('keno')).toContain('One number with low risk');
    expect(section).toContain('one pick with low risk in Keno');
  });

  it.each([mines, hiLo])('names the highest multiple that $id does not count', (original) => {
    const hedged = range(1, 1_000).filter((multiple) => original.isHedged(original.examples[0], multiple));
    const most = hedged.at(-1)!;

    expect(hedged).toEqual(range(1, most));
    expect(ruleOf(original.id)).toContain(`collected at ${targetText(most)} times the stake or less`);
    expect(section).toContain(`up to ${targetText(most)}× of your stake`);
  });
});
