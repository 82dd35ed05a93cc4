import { describe, expect, it } from 'vitest';
import { compareRequest, type DecidedRequest, keepRequest } from './decided-request';

const request = (name: string, input = 'approve'): DecidedRequest => ({ name, input });

describe('compareRequest', () => {
  it.each([
    ['new', 'nothing is kept', undefined, request('a')],
    ['new', 'its name is not kept', [request('b')], request('a')],
    ['repeated', 'name and input are kept', [request('a'), request('b')], request('a')],
    ['reused', 'the name is kept with another input', [request('a')], request('a', 'suspend')],
  ] as const)('returns %s when %s', (expected, _case, kept, repeated) => {
    expect(compareRequest(kept, repeated)).toBe(expected);
  });
});

describe('keepRequest', () => {
  it('keeps the newest twenty', () => {
    let kept: readonly DecidedRequest[] | undefined;
    for (let each = 0; each < 25; each += 1) kept = keepRequest(kept, request(`r${each}`));

    expect(kept?.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_each, index) => `r${index + 5}`),
    );
  });
});
