import { describe, expect, it } from 'vitest';
import { postbackPlaceholders } from '#domain/affiliates/postback-url';
import { outcomeLabel, placeholderMeanings, postbackIntro } from './postback-copy';

describe('placeholderMeanings', () => {
  it('explains every placeholder', () => {
    const explained = placeholderMeanings.map(([placeholder]) => placeholder);

    expect(explained.sort()).toEqual(postbackPlaceholders.map((name) => `{${name}}`).sort());
  });
});

describe('outcomeLabel', () => {
  it.each([
    [{ status: 200, fault: null }, 'Status 200'],
    [{ status: null, fault: 'timeout' }, 'No response within 3 seconds'],
    [{ status: null, fault: null }, 'Not sent yet'],
  ] as const)('of %o is %s', (outcome, label) => {
    expect(outcomeLabel(outcome)).toBe(label);
  });
});

describe('postbackIntro', () => {
  it.each([true, false])(
    'says that postbacks pause while the affiliate is suspended, with a URL: %s',
    (hasUrl) => {
      expect(postbackIntro({ hasUrl, isSuspended: true })).toMatch(
        /^Postbacks pause while you are suspended\./,
      );
    },
  );

  it('names what is sent to an approved affiliate', () => {
    expect(postbackIntro({ hasUrl: true, isSuspended: false })).toContain('each reversal');
  });
});
