import { describe, expect, it } from 'vitest';
import { postbackPlaceholders } from '#domain/affiliates/postback-url';
import { outcomeLabel, placeholderMeanings } from './postback-copy';

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
