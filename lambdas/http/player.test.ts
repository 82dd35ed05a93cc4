import { expect, it } from 'vitest';
import { playerOf } from './player';

const eventOf = (claims: object | null) =>
  ({ requestContext: { authorizer: claims && { claims } } }) as unknown as Parameters<typeof playerOf>[0];
const token = { sub: 'a-sub', token_use: 'access' };

it.each([
  [undefined, false, false],
  ['AFFILIATES', false, false],
  ['ADMINS', true, false],
  ['AFFILIATES,SUPERADMINS', true, true],
  ['NOT-ADMINS', false, false],
  ['ADMINSTRATORS,SUPERADMINSTRATORS', false, false],
])('takes the groups %s for an admin: %s, who may move coins: %s', (groups, isAdmin, isSuperadmin) => {
  const event = eventOf({ ...token, ...(groups !== undefined && { 'cognito:groups': groups }) });

  expect(playerOf(event)).toEqual({ id: 'a-sub', isAdmin, isSuperadmin });
});

it.each([
  ['nobody', null],
  ['an ID token', { ...token, token_use: 'id' }],
  ['claims without a subject', { token_use: 'access' }],
])('knows no player by %s', (_, claims) => {
  expect(playerOf(eventOf(claims))).toBeUndefined();
});
