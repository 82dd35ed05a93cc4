import { expect, it } from 'vitest';
import { describeError } from './error-description';

it('names a missing page and where it was looked for', () => {
  expect(describeError({ status: 404, data: 'Page not found: /nope' })).toEqual({
    status: 404,
    title: 'Page Not Found',
    description: 'Page not found: /nope',
  });
});

it('calls any other status an internal error and gives its message', () => {
  expect(describeError({ status: 503, data: 'Back soon.' })).toEqual({
    status: 503,
    title: 'Internal Server Error',
    description: 'Back soon.',
  });
});

it('takes whatever else was thrown for status 500', () => {
  expect(describeError({ thrown: new Error('The reels are stuck.') })).toEqual({
    status: 500,
    title: 'Internal Server Error',
    description: 'The reels are stuck.',
  });
});

it.each([[null], [undefined], ['text'], [new Error('')]])('has words even for %s', (thrown) => {
  expect(describeError({ thrown }).description).toBe('Something went wrong. Nothing was lost.');
});
