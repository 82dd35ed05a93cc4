import { expect, it } from 'vitest';
import { playerOf } from './player';

const eventOf = (claims: object | null) =>
  ({ requestContext: { authorizer: claims && { claims } } }) as unknown as Parameters<typeof playerOf>[0];
const token = { sub: 'a-sub', token_use: 'access', username: 'a-name', auth_time: '1474408319' };
const signedInAt = new Date('2016-09-20T21:51:59Z');

it.each([
  [undefined, false, false],
  ['AFFILIATES', false, false],
  ['ADMINS', true, false],
  ['AFFILIATES,SUPERADMINS', true, true],
  ['NOT-ADMINS', false, false],
  ['ADMINSTRATORS,SUPERADMINSTRATORS', false, false],
])('playerOf reads the groups %s as admin: %s, superadmin: %s', (groups, isAdmin, isSuperadmin) => {
  const event = eventOf({ ...token, ...(groups !== undefined && { 'cognito:groups': groups }) });

  const who = { id: 'a-sub', username: 'a-name', signedInAt };
  expect(playerOf(event)).toEqual({ ...who, isAdmin, isSuperadmin });
});

it.each([
  [
    'the time of the sign-in, whenever the token was made',
    { iat: 'Tue Sep 20 22:10:00 UTC 2016' },
    signedInAt,
  ],
  ['that time in words', { auth_time: 'Tue Sep 20 21:51:59 UTC 2016' }, signedInAt],
  [
    'the time of the token when auth_time is missing',
    { auth_time: undefined, iat: 'Tue Sep 20 21:51:59 UTC 2016' },
    signedInAt,
  ],
  ['that time in seconds', { auth_time: undefined, iat: 1_474_408_319 }, signedInAt],
  ['the earliest time when both claims are missing', { auth_time: undefined }, new Date(0)],
  ['the earliest for what is no time', { auth_time: 'soon', iat: 'Someday Sep 99 UTC 2016' }, new Date(0)],
])('playerOf reads %s', (_case, claims, expected) => {
  expect(playerOf(eventOf({ ...token, ...claims }))?.signedInAt).toEqual(expected);
});

it('playerOf falls back to the subject when there is no username', () => {
  expect(playerOf(eventOf({ sub: 'a-sub', token_use: 'access' }))?.username).toBe('a-sub');
});

it.each([
  ['nobody', null],
  ['an ID token', { ...token, token_use: 'id' }],
  ['claims without a subject', { token_use: 'access' }],
])('playerOf returns undefined for %s', (_, claims) => {
  expect(playerOf(eventOf(claims))).toBeUndefined();
});
