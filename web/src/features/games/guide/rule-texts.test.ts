import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RuleTexts } from './rule-texts';

describe('RuleTexts', () => {
  it.each([
    { rules: ['A pair pays once.'], howToPlay: ['Choose a stake.', 'Press Play.'] },
    { rules: ['A pair pays once.'], howToPlay: [] },
  ])(
    'says that no game has autoplay or turbo, and why, after the rules of a game with $howToPlay.length steps',
    (texts) => {
      const markup = renderToStaticMarkup(createElement(RuleTexts, texts));

      expect(markup).toMatch(/A pair pays once\.<\/p><p>No game here has autoplay or turbo: .*<\/p><\/div>$/);
    },
  );
});
