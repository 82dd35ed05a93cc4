import { expect, it } from 'vitest';
import { describeError } from './error-description';

it('describes a missing page with its path', () => {
  expect(describeError({ status: 404, data: 'Page not found: /nope' })).toEqual({
    status: 404,
    title: 'Page Not Found',
    description: 'Page not found: /nope',
  });
});

it('describes any other status as an internal error with its message', () => {
  expect(describeError({ status: 503, data: 'Back soon.' })).toEqual({
    status: 503,
    title: 'Internal Server Error',
    description: 'Back soon.',
  });
});

it('uses status 500 for any other thrown value', () => {
  expect(describeError({ thrown: new Error('The reels are stuck.') })).toEqual({
    status: 500,
    title: 'Internal Server Error',
    description: 'The reels are stuck.',
  });
});

it.each([[null], [undefined], ['text'], [new Error('')]])('has a description for %s', (thrown) => {
  expect(describeError({ thrown }).description).toBe('Something went wrong.');
});
