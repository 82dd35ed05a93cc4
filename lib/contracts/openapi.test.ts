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

  it('requires an idempotency key for every route that is not naturally idempotent', () => {
    const moving = allContracts.filter(({ method }) => method !== 'get');

    const withoutKey = moving.filter(({ idempotent }) => !idempotent).map(({ operationId }) => operationId);

    // Setting a cart or a profile, and ending something, is idempotent by itself; opening a document or a code twice is two views.
    expect(withoutKey).toEqual([
      // A visitor's click is counted once a day.
      'countClick',
      'seeRound',
      'putCartLine',
      'removeCartLine',
      'clearCart',
      'releaseReservation',
      'viewOrderCode',
      'cancelPurchase',
      'changeAffiliateLink',
      'enterPayoutDetails',
      // Of several secrets of a URL, the last one is valid.
      'enterPostback',
      'removePostback',
      'putProfile',
      'putWinName',
      'putAddresses',
      'putAvatar',
      'removeAvatar',
      'acceptTerms',
      // A change is stopped once, by its link. A sign-in is recorded once.
      'stopEmailChange',
      'keepAccount',
      // Each id is in a list once.
      'putSaved',
      'removeSaved',
      'mergeSaved',
      'saveAdminView',
      'mergeAdminViews',
      'removeAdminView',
      'recordViewerRegion',
      'markNoticesRead',
      'putNoticePreferences',
      'viewTicketFile',
      'viewAdminTicketFile',
      'reverseTransaction',
      'openIdentityDocument',
      // A review names the revision that it is about.
      'reviewTaxForm',
      'viewPayoutMethod',
      // Group membership is a state.
      'changeGroup',
      // A settlement names the refund that it is about.
      'settleGivenUpRefund',
      'triageAdminTicket',
      // Odds in force are not published again, and a winner is confirmed once.
      // A pattern is a state.
      'setGiftCodePattern',
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

  it('requires a recent sign-in for changes of email, payout method and postback URL, and for admin actions on coins, freezes, suspensions, groups, odds, draws, mail-in entries, affiliates, payouts, exclusions, identities, birthdays, gift code batches and delivery addresses', () => {
    const recent = allContracts.filter(({ needsRecentSignIn }) => needsRecentSignIn);

    expect(recent.map(({ operationId }) => operationId).toSorted()).toEqual([
      'adjustBalance',
      'approveRequest',
      'cancelDraw',
      'changeGroup',
      'confirmWinner',
      'correctBirthday',
      'correctOrderAddress',
      'decideAffiliate',
      'decideIdentityCheck',
      'declineRequest',
      'enterPayoutDetails',
      'enterPostback',
      'excludePlayer',
      'judgeMatch',
      'liftFreeze',
      'liftSuspension',
      'payStatement',
      'publishOdds',
      'recordMailInEntry',
      'refundPurchase',
      'removePostback',
      'requestAdjustment',
      'requestEmailChange',
      'requestOdds',
      'reverseTransaction',
      'runPayouts',
      'settleGivenUpRefund',
      'viewPayoutMethod',
      'voidGiftCodeBatch',
      'withdrawIdentityApproval',
    ]);
  });

  it('lists every error of a route under its status', () => {
    const { responses = {} } = document.paths?.['/games/{id}/rounds']?.post ?? {};

    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '409', '413', '422', '429', '503']),
    );
    expect(JSON.stringify(responses['409'])).toContain('wallet/insufficient-funds');
  });

  it('describes every error with its details under its own name', () => {
    const schemas = document.components?.schemas ?? {};
    const missing = Object.keys(errors).filter((code) => !(`Error.${code.replace('/', '.')}` in schemas));

    // No route, a hold that its own request ends, and a webhook, which the document leaves out.
    expect(missing).toEqual(['request/unknown-route', 'wallet/hold-not-open', 'coins/event-not-genuine']);
    expect(schemas['Error.wallet.insufficient-funds']).toMatchObject({
      properties: {
        error: {
          properties: {
            code: { const: 'wallet/insufficient-funds' },
            details: { properties: { shortBy: { type: 'integer' } }, required: ['shortBy'] },
          },
          required: ['code', 'message', 'details'],
        },
      },
    });
  });
});
