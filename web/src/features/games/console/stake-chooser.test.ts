import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StakeChooser } from './stake-chooser';

function setup(affordable?: number | null): string {
  return renderToStaticMarkup(
    createElement(StakeChooser, {
      coin: 'gold',
      label: 'Stake',
      stakes: [20, 50, 100, 200, 500],
      stake: 100,
      ...(affordable !== undefined && { affordable }),
      onChoose: () => undefined,
      locked: false,
    }),
  );
}

/** Names of the quick buttons; those that would change nothing are marked. */
const presetsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*class="play-preset" aria-label="([^"]+)"( disabled="")?/g)].map(
    ([, name, disabled]) => (disabled ? `${name}, disabled` : name),
  );

/** Texts of the listed stakes before and in the group of those that the balance does not cover. */
function stakesIn(markup: string) {
  const [covered = '', above = ''] = markup.split('<optgroup label="Above your balance">');
  const texts = (part: string) => [...part.matchAll(/<option[^>]*>([^<]+)/g)].map(([, text]) => text);
  return { covered: texts(covered), above: texts(above) };
}

describe('StakeChooser', () => {
  it('has quick buttons for half, double and the highest stake, which name what they choose', () => {
    expect(presetsIn(setup(500))).toEqual(['½ stake: 50 GC', '2× stake: 200 GC', 'Max stake: 500 GC']);
  });

  it('disables a quick button that would change nothing', () => {
    expect(presetsIn(setup(100))).toEqual(['½ stake: 50 GC', '2× stake, disabled', 'Max stake, disabled']);
  });

  it('has no quick buttons for a limit, and marks none of its amounts', () => {
    const markup = setup();

    expect(presetsIn(markup)).toEqual([]);
    expect(stakesIn(markup).above).toEqual([]);
  });

  it.each([
    { affordable: 500, covered: ['20 GC', '50 GC', '100 GC', '200 GC', '500 GC'], above: [] },
    { affordable: 100, covered: ['20 GC', '50 GC', '100 GC'], above: ['200 GC', '500 GC'] },
    { affordable: null, covered: [], above: ['20 GC', '50 GC', '100 GC', '200 GC', '500 GC'] },
  ])('marks the stakes above the balance when it covers $affordable', ({ affordable, covered, above }) => {
    expect(stakesIn(setup(affordable))).toEqual({ covered, above });
  });
});
