import { describe, expect, it } from 'vitest';
import { refusePassword } from './passwords';

// https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
const policy = {
  MinimumLength: 10,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};
const lenient = {
  MinimumLength: 6,
  RequireLowercase: false,
  RequireUppercase: false,
  RequireNumbers: false,
  RequireSymbols: false,
};

describe('refusePassword', () => {
  it.each(['Jade-Harbour-1', 'aA1!aaaaaa', 'Inner space 1', 'Tilde~aaaa1', `${'aA1!'.repeat(64)}`])(
    'accepts %j, which satisfies every rule',
    (password) => {
      expect(refusePassword(password, policy)).toBeUndefined();
    },
  );

  it.each([
    ['aA1!aaaaa', 'Password not long enough'],
    ['jade-harbour-1', 'Password must have uppercase characters'],
    ['JADE-HARBOUR-1', 'Password must have lowercase characters'],
    ['Jade-Harbour-x', 'Password must have numeric characters'],
    ['JadeHarbour01', 'Password must have symbol characters'],
    ['JadeHarbour01é', 'Password must have symbol characters'],
  ])('refuses %j: %s', (password, rule) => {
    expect(refusePassword(password, policy)).toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    });
  });

  it.each(['', ' Jade-Harbour-1', 'Jade-Harbour-1 ', 'aA1!'.repeat(64) + 'a'])(
    'rejects %j as a malformed password',
    (password) => {
      expect(refusePassword(password, policy)?.name).toBe('InvalidParameterException');
    },
  );

  it('requires only a length when the policy has no other rule', () => {
    expect(refusePassword('harbour', lenient)).toBeUndefined();
    expect(refusePassword('harbo', lenient)?.message).toMatch('Password not long enough');
  });
});
