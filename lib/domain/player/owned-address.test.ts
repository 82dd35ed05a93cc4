import { describe, expect, it } from 'vitest';
import { ownsAddress } from './owned-address';

describe('ownsAddress', () => {
  it.each([
    ['Google', 'mei@gmail.com', true],
    ['Google', 'Mei.Chen+coins@GMail.com', true],
    ['Google', 'mei@googlemail.com', true],
    ['Google', 'mei@lapsed.test', false],
    ['Google', 'mei@google.com', false],
    ['Google', 'mei@mail.gmail.com', false],
    ['Google', 'mei@notgmail.com', false],
    ['Google', 'mei@gmail.com.lapsed.test', false],
    ['Google', 'mei@gmail.com@lapsed.test', false],
    ['SignInWithApple', 'mei@lapsed.test', true],
    ['Facebook', 'mei@lapsed.test', true],
  ] as const)('for %s and %s is %s', (provider, email, isOwned) => {
    expect(ownsAddress(provider, email)).toBe(isOwned);
  });
});
