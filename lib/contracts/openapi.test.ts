import { describe, expect, it } from 'vitest';
import { allContracts } from './all-routes';
import { errors } from './errors';
import { openApiDocument } from './openapi';

describe('openApiDocument', () => {
  const document = openApiDocument();

  it('describes every contract once, each under its own operation id', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}));

    const ids = operations.map((operation) => (operation as { operationId: string }).operationId);

    expect(ids.toSorted()).toEqual(allContracts.map(({ operationId }) => operationId).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks for the idempotency key wherever something moves', () => {
    const moving = allContracts.filter(({ method }) => method !== 'get');

    const withoutKey = moving.filter(({ idempotent }) => !idempotent).map(({ operationId }) => operationId);

    // Saying twice what a cart or a profile is to hold, or that something is to end, leaves it as saying it once; and opening a
    // document or a code twice is two views.
    expect(withoutKey).toEqual([
      // A visitor's click of a day is counted once.
      'countClick',
      'seeRound',
      'putCartLine',
      'removeCartLine',
      'clearCart',
      'releaseReservation',
      'viewOrderCode',
      'changeAffiliateLink',
      'putProfile',
      'putAddresses',
      'putAvatar',
      'removeAvatar',
      'acceptTerms',
      // A change is stopped once, by its link.
      // A sign-in is recorded once.
      'stopEmailChange',
      'keepAccount',
      'recordViewerRegion',
      'markNoticesRead',
      'putNoticePreferences',
      'reverseTransaction',
      'openIdentityDocument',
      // Somebody is in a group or is not.
      'changeGroup',
      // Odds that are in force are not published again, and a winner is confirmed once.
      'publishOdds',
      'confirmWinner',
      // A request is decided once: its id is the key.
      'approveRequest',
      'declineRequest',
    ]);
    expect(document.paths?.['/games/{id}/rounds']?.post?.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true }),
    );
  });

  it('asks for a recent sign-in for another address, and wherever an admin moves coins, changes groups or decides odds', () => {
    const recent = allContracts.filter(({ needsRecentSignIn }) => needsRecentSignIn);

    expect(recent.map(({ operationId }) => operationId).toSorted()).toEqual([
      'adjustBalance',
      'approveRequest',
      'askAdjustment',
      'askForEmail',
      'askOdds',
      'changeGroup',
      'declineRequest',
      'payStatement',
      'publishOdds',
      'reverseTransaction',
      'runPayouts',
    ]);
  });

  it('names every refusal of a route under its status', () => {
    const { responses = {} } = document.paths?.['/games/{id}/rounds']?.post ?? {};

    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '409', '413', '422', '429', '503']),
    );
    expect(JSON.stringify(responses['409'])).toContain('wallet/insufficient-funds');
  });

  it('lists every code that there is, so that the site can have words for each', () => {
    expect(document.components?.schemas?.['Error']).toMatchObject({
      properties: { error: { properties: { code: { enum: Object.keys(errors) } } } },
    });
  });
});
