import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Casino, openCasino } from '../api/casino';
import { addProduct, deliveryAddress, openShopper, type Shopper, statusAndCode } from '../api/shopper';
import { scale, sizes } from '../scale';
import { routes } from './rest-routes';
import { readRowDigests, type RowDigests } from './row-digests';

const roles = {
  player: [],
  affiliate: ['AFFILIATES'],
  admin: ['ADMINS'],
  superadmin: ['SUPERADMINS'],
} as const;
type Role = keyof typeof roles;
const everyRole = Object.keys(roles) as Role[];

/** Sign-ins that no longer count while their token is still valid, with the role in the token and the expected refusal. */
const staleSignIns = {
  'ended by its player': { role: 'player', refusal: [401, 'session/ended'] },
  'of a superadmin who ended it': { role: 'superadmin', refusal: [401, 'session/ended'] },
  'of a former admin': { role: 'admin', refusal: [401, 'session/ended'] },
  'of a suspended superadmin': { role: 'superadmin', refusal: [401, 'session/ended'] },
} as const satisfies Record<string, { role: Role; refusal: readonly [number, string] }>;
type StaleSignIn = keyof typeof staleSignIns;

/** Who may call a route, and the response to a permitted caller without own records. */
interface Expectation {
  readonly opensTo: 'everybody' | 'members' | 'admins' | 'superadmins';
  readonly body?: object;
  readonly answers: readonly [status: number, code?: string];
  /** Records of the first player that a list legitimately shows to permitted callers. */
  readonly shows?: readonly Trace[];
  /** A record of the first player whose id alone leads permitted callers to it, and what the response then shows. */
  readonly finds?: { readonly by: keyof PlayerRecords; readonly shows: readonly Trace[] };
}

const today = new Date().toISOString().slice(0, 10);
const someHash = 'a'.repeat(64);
const someUploads = ['uploads/x/a-800.webp', 'uploads/x/a-400.webp'];

const someDraw = { prize: 'A car', winners: 1, closesAt: '2099-01-01T00:00:00Z' };
const affiliateApplication = {
  site: 'https://harbour.test',
  channels: ['blog'],
  audience: 'Readers who like slots',
  taxCountry: 'US',
  termsVersion: '2026-11',
};

const possibleOdds = [
  { kind: 'gold', gold: 1, weight: 9_999 },
  { kind: 'sweeps', sweeps: 1, weight: 1 },
];

/** Expectation of every route; placeholders are filled with ids of the first player. */
const expectations: Readonly<Record<string, Expectation>> = {
  'GET /public/games': { opensTo: 'everybody', answers: [200] },
  'GET /public/games/{id}': { opensTo: 'everybody', answers: [404, 'games/unknown-game'] },
  'GET /public/games/{id}/versions/{parHash}': { opensTo: 'everybody', answers: [404, 'games/unknown-game'] },
  'GET /public/games/{id}/observed-return': { opensTo: 'everybody', answers: [404, 'games/unknown-game'] },
  'GET /public/odds/{product}': { opensTo: 'everybody', answers: [404, 'odds/unknown-odds'] },
  'GET /public/odds/{product}/versions/{version}': {
    opensTo: 'everybody',
    answers: [400, 'request/invalid'],
  },
  'GET /public/draws': { opensTo: 'everybody', answers: [200] },
  'GET /public/draws/{id}': { opensTo: 'everybody', answers: [404, 'draws/unknown-draw'] },
  'GET /public/draws/{id}/entries': { opensTo: 'everybody', answers: [404, 'draws/unknown-draw'] },
  'GET /draws/{id}/entries': { opensTo: 'members', answers: [200] },
  'GET /wallet': { opensTo: 'members', answers: [200] },
  'GET /wallet/transactions': { opensTo: 'members', answers: [200] },
  'POST /games/{id}/rounds': {
    opensTo: 'members',
    body: { coin: 'gold', stake: 100 },
    answers: [404, 'games/unknown-game'],
  },
  'GET /games/{id}/rounds': { opensTo: 'members', answers: [404, 'games/unknown-game'] },
  'POST /games/{id}/rounds/{round}/decisions': {
    opensTo: 'members',
    body: { decision: 'stand', step: 0 },
    answers: [404, 'games/unknown-round'],
  },
  'GET /games/{id}/answers': { opensTo: 'members', answers: [400, 'request/invalid'] },
  'GET /games/open-round': { opensTo: 'members', answers: [200] },
  'GET /games/latest-wins': { opensTo: 'members', answers: [200] },
  'POST /games/{id}/rounds/{round}/seen': { opensTo: 'members', answers: [404, 'games/unknown-round'] },
  'GET /play-limits': { opensTo: 'members', answers: [200] },
  'PUT /play-limits/limits': {
    opensTo: 'members',
    body: { thing: 'purchase', period: 'day', most: 100_000 },
    answers: [200],
  },
  'POST /play-limits/breaks': { opensTo: 'members', body: { days: 1 }, answers: [200] },
  'POST /play-limits/exclusions': { opensTo: 'members', body: { months: 6 }, answers: [200] },
  'PUT /play-limits/reality-check': { opensTo: 'members', body: { minutes: 15 }, answers: [200] },
  'POST /play-limits/reality-check/confirmations': { opensTo: 'members', answers: [200] },
  'PUT /player/residency': {
    opensTo: 'members',
    body: { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' },
    answers: [200],
  },
  'GET /fairness': { opensTo: 'members', answers: [200] },
  'POST /fairness/rotate': { opensTo: 'members', body: {}, answers: [200] },
  'GET /cart': { opensTo: 'members', answers: [200] },
  'DELETE /cart': { opensTo: 'members', answers: [200] },
  'PUT /cart/lines/{product}': {
    opensTo: 'members',
    body: { quantity: 1 },
    answers: [404, 'cart/unknown-product'],
  },
  'DELETE /cart/lines/{product}': { opensTo: 'members', answers: [200] },
  'GET /checkout/eligibility': { opensTo: 'members', answers: [200] },
  'POST /checkout/reservation': { opensTo: 'members', body: {}, answers: [409, 'checkout/cart-empty'] },
  'DELETE /checkout/reservation/{id}': { opensTo: 'members', answers: [200] },
  'POST /checkout': {
    opensTo: 'members',
    body: { reservation: '{id}', acceptedTerms: true },
    answers: [409, 'checkout/reservation-lapsed'],
  },
  'GET /orders': { opensTo: 'members', answers: [200] },
  'GET /orders/{id}': { opensTo: 'members', answers: [404, 'orders/unknown-order'] },
  'POST /orders/{id}/cancellation': {
    opensTo: 'members',
    body: {},
    answers: [404, 'orders/unknown-order'],
  },
  // The id in place of the number is no number.
  'POST /orders/{id}/codes/{number}/views': {
    opensTo: 'members',
    body: {},
    answers: [400, 'request/invalid'],
  },
  'GET /account': { opensTo: 'members', answers: [200] },
  'PUT /account/win-name': {
    opensTo: 'members',
    body: { showsNameWithWins: true },
    answers: [200],
  },
  'PUT /account/profile': { opensTo: 'members', body: { displayName: 'Mei' }, answers: [200] },
  'PUT /account/addresses': { opensTo: 'members', body: { addresses: [deliveryAddress] }, answers: [200] },
  'GET /account/avatar': { opensTo: 'members', answers: [200] },
  'GET /account/avatar/upload-form': { opensTo: 'members', answers: [200] },
  'PUT /account/avatar': { opensTo: 'members', answers: [404, 'pictures/unknown-upload'] },
  'DELETE /account/avatar': { opensTo: 'members', answers: [200] },
  'GET /account/saved': { opensTo: 'members', answers: [200] },
  'POST /account/saved': {
    opensTo: 'members',
    body: { wishlist: ['a-mug'], favoriteGames: [] },
    answers: [200],
  },
  // The id in place of the list is no list.
  'PUT /account/saved/{list}/{id}': { opensTo: 'members', answers: [400, 'request/invalid'] },
  'DELETE /account/saved/{list}/{id}': { opensTo: 'members', answers: [400, 'request/invalid'] },
  'GET /account/admin-views': { opensTo: 'admins', answers: [200] },
  // The id in place of the list is no list.
  'PUT /account/admin-views/{list}': {
    opensTo: 'admins',
    body: { name: 'Late', search: 'late=true' },
    answers: [400, 'request/invalid'],
  },
  'POST /account/admin-views/{list}': {
    opensTo: 'admins',
    body: { views: [] },
    answers: [400, 'request/invalid'],
  },
  'DELETE /account/admin-views/{list}': { opensTo: 'admins', answers: [400, 'request/invalid'] },
  'POST /account/terms': { opensTo: 'members', body: { version: '2026-11' }, answers: [200] },
  // Only the distribution of the site provides the location.
  'POST /account/viewer-region': { opensTo: 'members', answers: [403, 'account/not-through-site'] },
  'POST /account/email-changes': {
    opensTo: 'members',
    body: { email: 'of-nobody@jade.test' },
    answers: [200],
  },
  'GET /account/deletion': { opensTo: 'members', answers: [200] },
  'POST /account/deletion': { opensTo: 'members', answers: [200] },
  // The account has just requested its deletion.
  'DELETE /account/deletion': { opensTo: 'members', answers: [200] },
  'POST /account/sign-outs': { opensTo: 'members', answers: [200] },
  'POST /account/exports': { opensTo: 'members', answers: [200] },
  'GET /account/exports/{id}': { opensTo: 'members', answers: [404, 'account/unknown-export'] },
  'GET /account/identity-check': { opensTo: 'members', answers: [200] },
  'POST /account/identity-check/uploads': { opensTo: 'members', body: { kind: 'selfie' }, answers: [200] },
  'GET /account/identity-check/uploads/{document}': {
    opensTo: 'members',
    answers: [404, 'identity/unknown-document'],
  },
  'POST /account/identity-check/submissions': {
    opensTo: 'members',
    answers: [409, 'identity/documents-missing'],
  },
  'POST /account/tickets': {
    opensTo: 'members',
    body: { topic: 'order', text: 'Hello', about: { kind: 'order', id: 'theirs' } },
    answers: [404, 'orders/unknown-order'],
  },
  'GET /account/tickets': { opensTo: 'members', answers: [200] },
  'GET /account/tickets/{ticket}': { opensTo: 'members', answers: [404, 'support/unknown-ticket'] },
  'POST /account/tickets/{ticket}/replies': {
    opensTo: 'members',
    body: { text: 'Hello' },
    answers: [404, 'support/unknown-ticket'],
  },
  'GET /account/tickets/{ticket}/files/{file}': {
    opensTo: 'members',
    answers: [404, 'support/unknown-ticket'],
  },
  'POST /account/tickets/{ticket}/files/{file}/views': {
    opensTo: 'members',
    answers: [404, 'support/unknown-ticket'],
  },
  'GET /account/players/{player}/tickets/{ticket}/files/{file}': {
    opensTo: 'admins',
    answers: [404, 'support/unknown-ticket'],
  },
  'POST /account/players/{player}/tickets/{ticket}/files/{file}/views': {
    opensTo: 'admins',
    answers: [404, 'support/unknown-ticket'],
  },
  'GET /notices': { opensTo: 'members', answers: [200] },
  'POST /notices/reads': {
    opensTo: 'members',
    body: { upTo: '2026-11-21T07:12:03.123Z-0badcafe' },
    answers: [404, 'notices/unknown-notice'],
  },
  'GET /notices/preferences': { opensTo: 'members', answers: [200] },
  'PUT /notices/preferences': { opensTo: 'members', body: { email: {} }, answers: [200] },
  'GET /coins/packages': { opensTo: 'members', answers: [200] },
  'GET /coins/purchases': { opensTo: 'members', answers: [200] },
  'POST /coins/purchases': {
    opensTo: 'members',
    body: { packageId: 'coins-499' },
    answers: [409, 'play-limits/excluded'],
  },
  'GET /coins/purchases/{id}': { opensTo: 'members', answers: [404, 'coins/unknown-purchase'] },
  'POST /coins/purchases/{id}/cancellation': {
    opensTo: 'members',
    answers: [404, 'coins/unknown-purchase'],
  },
  'GET /coins/failed-refunds': { opensTo: 'admins', answers: [200] },
  'GET /coins/sandbox/{id}': { opensTo: 'members', answers: [404, 'coins/unknown-purchase'] },
  'POST /coins/sandbox/{id}/outcomes': {
    opensTo: 'members',
    body: { outcome: 'pay' },
    answers: [404, 'coins/unknown-purchase'],
  },
  'GET /quests': { opensTo: 'members', answers: [200] },
  'POST /quests/{id}/claims': { opensTo: 'members', answers: [404, 'quests/unknown-quest'] },
  'GET /bonuses': { opensTo: 'members', answers: [200] },
  // All callers have excluded themselves by then.
  'POST /bonuses/daily/claims': { opensTo: 'members', answers: [409, 'play-limits/excluded'] },
  'POST /bonuses/wheel/spins': { opensTo: 'members', answers: [409, 'play-limits/excluded'] },
  'GET /referrals': { opensTo: 'members', answers: [200] },
  'POST /referrals/bindings': {
    opensTo: 'members',
    body: { code: 'K7QMX2PA' },
    answers: [404, 'referrals/unknown-code'],
  },
  'GET /affiliates': { opensTo: 'members', answers: [200] },
  'POST /affiliates/requests': {
    opensTo: 'members',
    body: affiliateApplication,
    answers: [409, 'play-limits/excluded'],
  },
  'GET /affiliates/links': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'POST /affiliates/links': {
    opensTo: 'members',
    body: { name: 'Blog' },
    answers: [409, 'affiliates/not-approved'],
  },
  // The id in place of the code is too long.
  'PUT /affiliates/links/{code}': {
    opensTo: 'members',
    body: { name: 'Blog', isOpen: true },
    answers: [400, 'request/invalid'],
  },
  'GET /affiliates/metrics': { opensTo: 'members', answers: [400, 'request/invalid'] },
  'GET /affiliates/accruals': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'GET /affiliates/statements': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'GET /affiliates/payout-details': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'PUT /affiliates/payout-details': {
    opensTo: 'members',
    body: { method: { kind: 'paypal', email: 'paid@jade.test' }, taxForm: 'w-9' },
    answers: [409, 'affiliates/not-approved'],
  },
  'GET /affiliates/postback': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'PUT /affiliates/postback': {
    opensTo: 'members',
    body: { url: 'https://tracker.invalid/' },
    answers: [409, 'affiliates/not-approved'],
  },
  'DELETE /affiliates/postback': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'POST /affiliates/postback/tests': { opensTo: 'members', answers: [409, 'affiliates/not-approved'] },
  'POST /affiliates/bindings': {
    opensTo: 'members',
    body: { click: 'none' },
    answers: [404, 'affiliates/unknown-click'],
  },
  'POST /public/email-change-stops': {
    opensTo: 'everybody',
    body: { player: 'nobody', token: 'none' },
    answers: [404, 'account/unknown-email-change'],
  },
  'POST /public/affiliate-clicks': {
    opensTo: 'everybody',
    body: { code: 'H7QMX2', visitor: 'somebody-by-chance-0001' },
    answers: [200],
  },
  'GET /admin/shared-traits': { opensTo: 'admins', answers: [200], shows: ['player', 'email'] },
  'POST /admin/shared-traits/verdicts': {
    opensTo: 'admins',
    body: { trait: 'home#nowhere', verdict: 'same-person', revision: 1 },
    answers: [404, 'player/unknown-trait'],
  },
  'GET /admin/affiliates': { opensTo: 'admins', answers: [200] },
  'GET /admin/affiliates/{affiliate}/totals': {
    opensTo: 'admins',
    answers: [404, 'affiliates/unknown-affiliate'],
  },
  'POST /admin/affiliates/{affiliate}/decisions': {
    opensTo: 'admins',
    body: { decision: 'approve', reason: null },
    answers: [404, 'affiliates/unknown-affiliate'],
  },
  'POST /admin/affiliates/{affiliate}/matches/{player}/verdicts': {
    opensTo: 'admins',
    body: { verdict: 'unrelated' },
    answers: [404, 'affiliates/unknown-affiliate'],
  },
  'GET /admin/affiliates/{affiliate}/accruals': { opensTo: 'admins', answers: [200] },
  'POST /admin/affiliates/{affiliate}/reversals': {
    opensTo: 'admins',
    body: { player: 'nobody', sequence: 1, reason: 'terms-broken' },
    answers: [404, 'affiliates/unknown-accrual'],
  },
  'POST /admin/affiliates/{affiliate}/tax-form-reviews': {
    opensTo: 'admins',
    body: { state: 'received', form: 'w-9', revision: 1 },
    answers: [404, 'affiliates/unknown-affiliate'],
  },
  'POST /admin/affiliates/{affiliate}/payout-method/views': {
    opensTo: 'superadmins',
    answers: [409, 'affiliates/payout-method-missing'],
  },
  'GET /admin/affiliate-payouts': { opensTo: 'admins', answers: [400, 'request/invalid'] },
  'POST /admin/affiliate-payouts': { opensTo: 'superadmins', body: { month: '2026-01' }, answers: [200] },
  'POST /admin/affiliates/{affiliate}/statements/{month}/payments': {
    opensTo: 'superadmins',
    body: { reference: 'wire-1' },
    answers: [400, 'request/invalid'],
  },
  'GET /bonuses/free-entries': { opensTo: 'members', answers: [200] },
  'POST /bonuses/free-entries': {
    opensTo: 'members',
    body: { address: deliveryAddress, device: 'device-by-chance-0001' },
    answers: [409, 'play-limits/excluded'],
  },
  'POST /admin/free-entries': {
    opensTo: 'admins',
    body: { code: '000000000098', receivedOn: today },
    answers: [404, 'bonuses/unknown-code'],
  },
  'GET /admin/orders': {
    opensTo: 'admins',
    answers: [200],
    shows: ['order', 'transaction', 'player', 'email'],
  },
  'GET /admin/orders/{player}/{id}': { opensTo: 'admins', answers: [404, 'orders/unknown-order'] },
  'GET /admin/order-counts': { opensTo: 'admins', answers: [200] },
  'GET /admin/orders/{id}': {
    opensTo: 'admins',
    answers: [404, 'orders/unknown-order'],
    finds: { by: 'order', shows: ['transaction', 'player', 'email'] },
  },
  'PUT /admin/orders/{player}/{id}/address': {
    opensTo: 'admins',
    body: { address: deliveryAddress, reason: 'By phone' },
    answers: [404, 'orders/unknown-order'],
  },
  // The id in place of the number is no number.
  'POST /admin/orders/{player}/{id}/codes/{number}/replacements': {
    opensTo: 'admins',
    body: { replacements: 0, reason: 'test' },
    answers: [400, 'request/invalid'],
  },
  'POST /admin/orders/{player}/{id}/steps': {
    opensTo: 'admins',
    body: { status: 'approved' },
    answers: [404, 'orders/unknown-order'],
  },
  'PUT /admin/products/{id}/odds': {
    opensTo: 'admins',
    body: { outcomes: possibleOdds },
    answers: [404, 'cart/unknown-product'],
  },
  'GET /admin/products/{id}/odds': { opensTo: 'admins', answers: [404, 'cart/unknown-product'] },
  'GET /admin/approvals': { opensTo: 'superadmins', answers: [200] },
  'POST /admin/approvals/{id}/approval': {
    opensTo: 'superadmins',
    body: {},
    answers: [404, 'approvals/unknown-request'],
  },
  'POST /admin/approvals/{id}/decline': {
    opensTo: 'superadmins',
    body: {},
    answers: [404, 'approvals/unknown-request'],
  },
  'POST /admin/products/{id}/odds-requests': {
    opensTo: 'superadmins',
    body: { outcomes: possibleOdds },
    answers: [404, 'cart/unknown-product'],
  },
  'POST /admin/players/{player}/adjustment-requests': {
    opensTo: 'superadmins',
    body: { account: 'player:sweeps-redeemable', amount: 20_000, reason: 'Given once' },
    answers: [404, 'player/unknown-player'],
  },
  'GET /admin/draws': { opensTo: 'admins', answers: [200] },
  'POST /admin/draws': {
    opensTo: 'admins',
    body: { product: 'none', ...someDraw },
    answers: [404, 'cart/unknown-product'],
  },
  'PUT /admin/draws/{id}': { opensTo: 'admins', body: someDraw, answers: [404, 'draws/unknown-draw'] },
  'POST /admin/draws/{id}/cancellation': {
    opensTo: 'admins',
    body: { reason: 'A mistake' },
    answers: [404, 'draws/unknown-draw'],
  },
  'POST /admin/draws/{id}/winners/{number}/confirmation': {
    opensTo: 'admins',
    body: {},
    answers: [400, 'request/invalid'],
  },
  'GET /admin/gift-codes': { opensTo: 'admins', answers: [200] },
  'POST /admin/gift-codes/{product}/codes': {
    opensTo: 'admins',
    body: { codes: ['ABCD-1234'] },
    answers: [404, 'cart/unknown-product'],
  },
  'PUT /admin/gift-codes/{product}/pattern': {
    opensTo: 'admins',
    body: { pattern: 'AAAA-9999' },
    answers: [404, 'cart/unknown-product'],
  },
  'GET /admin/gift-codes/{product}/batches': { opensTo: 'admins', answers: [200] },
  'POST /admin/gift-codes/{product}/batches/{batch}/voids': {
    opensTo: 'admins',
    body: { reason: 'Withdrawn' },
    answers: [404, 'gift-codes/unknown-batch'],
  },
  'GET /admin/identity-checks': { opensTo: 'admins', answers: [200] },
  'POST /admin/identity-checks/{player}/documents/{document}/views': {
    opensTo: 'admins',
    answers: [404, 'identity/unknown-document'],
  },
  'POST /admin/identity-checks/{player}/decisions': {
    opensTo: 'admins',
    body: { revision: 1, faults: [] },
    answers: [409, 'identity/not-under-review'],
  },
  'POST /admin/identity-checks/{player}/withdrawals': {
    opensTo: 'admins',
    body: { fault: 'expired', note: 'Looked at' },
    answers: [409, 'identity/not-approved'],
  },
  'POST /admin/players/{player}/sweeps-freeze/lifts': {
    opensTo: 'superadmins',
    body: { note: 'Settled' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/pictures': {
    opensTo: 'admins',
    body: { uploads: someUploads },
    answers: [404, 'pictures/unknown-upload'],
  },
  'POST /admin/pictures/removals': {
    opensTo: 'admins',
    body: { image: 'media/products/never-there-800.webp' },
    answers: [200],
  },
  'GET /admin/tickets': { opensTo: 'admins', answers: [200] },
  'GET /admin/tickets/{player}/{ticket}': { opensTo: 'admins', answers: [404, 'support/unknown-ticket'] },
  'POST /admin/tickets/{player}/{ticket}/answers': {
    opensTo: 'admins',
    body: { text: 'Hello' },
    answers: [404, 'support/unknown-ticket'],
  },
  'PUT /admin/tickets/{player}/{ticket}/triage': {
    opensTo: 'admins',
    body: { assignee: null, priority: 'high' },
    answers: [404, 'support/unknown-ticket'],
  },
  'GET /admin/ticket-assignees': { opensTo: 'admins', answers: [200] },
  'POST /admin/tickets/{player}/{ticket}/closings': {
    opensTo: 'admins',
    body: { reason: 'solved' },
    answers: [404, 'support/unknown-ticket'],
  },
  'GET /admin/waiting': { opensTo: 'admins', answers: [200] },
  // The read of the first player’s order is in the log.
  'GET /admin/audit': { opensTo: 'admins', answers: [200], shows: ['player', 'email'] },
  'GET /admin/alarms': { opensTo: 'admins', answers: [200] },
  'GET /admin/overview': { opensTo: 'admins', answers: [200] },
  'GET /admin/metrics': { opensTo: 'admins', answers: [400, 'request/invalid'] },
  'GET /admin/players': { opensTo: 'admins', answers: [200], shows: ['player', 'email'] },
  'GET /admin/players/{player}': { opensTo: 'admins', answers: [404, 'player/unknown-player'] },
  'POST /admin/players/{player}/suspensions': {
    opensTo: 'admins',
    body: { reason: 'unusual-play', note: 'Looked at' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/suspension-lifts': {
    opensTo: 'admins',
    body: { note: 'Settled' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/birthday-corrections': {
    opensTo: 'admins',
    body: { bornOn: '1990-05-05', note: 'A typo in the year' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/groups/{group}': {
    opensTo: 'superadmins',
    body: { member: true, reason: 'Joins' },
    answers: [400, 'request/invalid'],
  },
  'POST /admin/players/{player}/limits': {
    opensTo: 'admins',
    body: { thing: 'purchase', period: 'day', most: 0, note: 'By phone' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/breaks': {
    opensTo: 'admins',
    body: { days: 1, note: 'By phone' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/exclusions': {
    opensTo: 'admins',
    body: { months: null, note: 'By phone' },
    answers: [404, 'player/unknown-player'],
  },
  'GET /admin/players/{player}/notes': { opensTo: 'admins', answers: [404, 'player/unknown-player'] },
  'POST /admin/players/{player}/notes': {
    opensTo: 'admins',
    body: { about: { kind: 'order', id: '{id}' }, text: 'Called' },
    answers: [404, 'player/unknown-player'],
  },
  'GET /admin/players/{player}/purchases': {
    opensTo: 'admins',
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/purchases/{purchase}/refund': {
    opensTo: 'superadmins',
    body: { reason: 'By mistake' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/purchases/{purchase}/refund-settlement': {
    opensTo: 'superadmins',
    body: { reason: 'Paid by check', givenUpAt: '2026-11-21T12:00:00.000Z' },
    answers: [404, 'coins/unknown-purchase'],
  },
  'GET /admin/players/{player}/transactions': {
    opensTo: 'admins',
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/adjustments': {
    opensTo: 'superadmins',
    body: { account: 'player:gold', amount: 1, reason: 'Given once' },
    answers: [404, 'player/unknown-player'],
  },
  'POST /admin/players/{player}/transactions/{transaction}/reversal': {
    opensTo: 'superadmins',
    body: { reason: 'Taken back' },
    answers: [404, 'player/unknown-player'],
  },
};

/** Records of the first player, whose existence no other player may learn. */
interface PlayerRecords {
  readonly order: string;
  readonly reservation: string;
  readonly transaction: string;
  readonly round: string;
}
/** What in a response identifies the first player. */
type Trace = keyof PlayerRecords | 'player' | 'email';

let casino: Casino;
let firstPlayer: Shopper;
let firstRecords: PlayerRecords;
let tokens: Record<Role, string>;
/** Unexpired tokens of callers without access. */
let stale: Record<StaleSignIn, string>;
/** Idempotency keys of the first player’s requests. */
const keys = {
  round: 'first-round',
  rotate: 'first-rotation',
  order: 'first-order',
  reserve: 'first-reserve',
};

beforeAll(async () => {
  casino = await openCasino();
  await addProduct(casino, 'medal', { stock: 100 });
  firstPlayer = await openShopper(casino, 'first@jade.test', 100_000);
  firstRecords = await createRecords();
  const opened = everyRole.map(async (role) => {
    const { token } = await openShopper(casino, `${role}@jade.test`, 100_000, roles[role]);
    return [role, token];
  });
  tokens = Object.fromEntries(await Promise.all(opened)) as Record<Role, string>;
  stale = await openStaleSignIns();
});
afterAll(() => casino.close());

async function openStaleSignIns(): Promise<Record<StaleSignIn, string>> {
  const open = (name: string, groups: readonly string[] = []) =>
    openShopper(casino, `${name}@jade.test`, 100_000, groups);
  const [player, superadmin, revokedAdmin, suspended] = await Promise.all([
    open('ended'),
    open('ended-superadmin', ['SUPERADMINS']),
    open('former-admin', ['ADMINS']),
    open('suspended-superadmin', ['SUPERADMINS']),
  ]);
  const asSuperadmin = async (path: string, body: object) => {
    const answer = await casino.callApi('POST', path, { token: tokens.superadmin, key: randomUUID(), body });
    expect(answer.status, answer.text).toBe(200);
  };
  for (const { callApi: asOwner } of [player, superadmin])
    await asOwner('POST', '/account/sign-outs', { key: randomUUID() });
  await asSuperadmin(`/admin/players/${revokedAdmin.id}/groups/ADMINS`, { member: false, reason: 'Left' });
  await asSuperadmin(`/admin/players/${suspended.id}/suspensions`, { reason: 'terms-broken', note: 'Test' });
  return {
    'ended by its player': player.token,
    'of a superadmin who ended it': superadmin.token,
    'of a former admin': revokedAdmin.token,
    'of a suspended superadmin': suspended.token,
  };
}

async function createRecords(): Promise<PlayerRecords> {
  const played = await casino.playRound(firstPlayer.token, keys.round);
  const rotation = { token: firstPlayer.token, key: keys.rotate, body: {} };
  await casino.callResolvingOpenRound('POST', '/fairness/rotate', rotation);
  const { id } = await firstPlayer.hold(['medal', 1]);
  const { body } = await firstPlayer.checkOut(id, { key: keys.order, address: deliveryAddress });
  await firstPlayer.put('medal', 2);
  const held = await firstPlayer.reserve(keys.reserve);
  const { order } = body;
  return {
    order: order.id,
    transaction: order.transaction,
    round: played.body.round.id,
    reservation: held.body.reservation.id,
  };
}

/**
 * Ids that a role requests at a route, one where the route takes no id. Roles differ in permissions, not in knowledge of ids: at the gate
 * scale only players try every id.
 */
function requestedBy(role: Role, name: string): readonly (keyof PlayerRecords)[] {
  const takesId = name.includes('{') || JSON.stringify(expectations[name]?.body ?? {}).includes('{id}');
  return takesId && (scale === 'full' || role === 'player')
    ? (Object.keys(firstRecords) as (keyof PlayerRecords)[])
    : ['order'];
}

/** Calls a route with an id of the first player in every placeholder. */
function callApi(name: string, id: string, key: string, token?: string): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const { body } = expectations[name]!;
  const filled = path.replace('{parHash}', someHash).replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  const sent = body && (JSON.parse(JSON.stringify(body).replace('{id}', id)) as object);
  return casino.callApi(method, filled, {
    key,
    ...(sent && { body: sent }),
    ...(token !== undefined && { token }),
  });
}

const sessionRequired: Expectation['answers'] = [401, 'session/required'];
const forbidden: Expectation['answers'] = [403, 'session/forbidden'];
const permittedRoles: Readonly<Record<Expectation['opensTo'], readonly Role[]>> = {
  everybody: everyRole,
  members: everyRole,
  admins: ['admin', 'superadmin'],
  superadmins: ['superadmin'],
};
const isPermitted = ({ opensTo }: Expectation, role: Role) => permittedRoles[opensTo].includes(role);

function staleSignInsAt({ opensTo }: Expectation): StaleSignIn[] {
  return opensTo === 'everybody' ? [] : (Object.keys(staleSignIns) as StaleSignIn[]);
}

it('lists an expectation for every route', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

/** Runs first, because later requests exclude every player. */
describe('an idempotency key of another player', () => {
  it.each(everyRole)('returns nothing of the first response to the role %s', async (role) => {
    const token = tokens[role];
    const put = { token, body: { quantity: 1 } };

    const played = await casino.playRound(token, keys.round);
    const rotation = { token, key: keys.rotate, body: {} };
    const rotated = await casino.callResolvingOpenRound('POST', '/fairness/rotate', rotation);
    await casino.callApi('PUT', '/cart/lines/medal', put);
    const reserved = await casino.callApi('POST', '/checkout/reservation', {
      token,
      key: keys.reserve,
      body: {},
    });
    const body = { reservation: firstRecords.reservation, acceptedTerms: true };
    const ordered = await casino.callApi('POST', '/checkout', { token, key: keys.order, body });
    await casino.callApi('DELETE', `/checkout/reservation/${reserved.body.reservation.id}`, { token });
    await casino.callApi('DELETE', '/cart', { token });

    expect([played, rotated].map(({ status }) => status)).toEqual([200, 200]);
    expect(reserved.status).toBe(200);
    expect(statusAndCode(ordered)).toEqual([409, 'checkout/reservation-lapsed']);
    for (const answer of [played, rotated, reserved, ordered]) expect(tracesIn(answer)).toEqual([]);
  });
});

/** What callers without a sign-in send in its place; at the gate scale each route receives one of them, in rotation. */
const missingSignIns = [
  ['no token', () => undefined],
  ['a token with a broken signature', () => `${tokens.admin.slice(0, -4)}AAAA`],
  ['a scheme without a token', () => 'Bearer'],
  ['a word', () => 'null'],
] as const;

/** Table content after the requests so far. */
let digests: RowDigests;

describe('a caller without a valid sign-in', () => {
  beforeAll(async () => {
    digests = await readRowDigests(casino);
  });

  describe.each(
    Object.entries(expectations).map(([name, expectation], index) => ({ name, expectation, index })),
  )('at $name', ({ name, expectation, index }) => {
    it.each(inRotation(missingSignIns, sizes.missingSignIns, index))(
      'is refused with %s where the route requires a sign-in',
      async (_what, token) => {
        const answer = await callApi(name, firstRecords.order, randomUUID(), token());

        expect(statusAndCode(answer)).toEqual(
          expectation.opensTo === 'everybody' ? expectation.answers : sessionRequired,
        );
      },
    );

    it.each(staleSignInsAt(expectation))('is refused with a sign-in %s', async (signIn) => {
      const { role, refusal } = staleSignIns[signIn];

      const answer = await callApi(name, firstRecords.order, randomUUID(), stale[signIn]);

      expect(statusAndCode(answer)).toEqual(isPermitted(expectation, role) ? refusal : forbidden);
    });
  });

  it('writes nothing', async () => {
    expect(await readRowDigests(casino)).toEqual(digests);
  });
});

describe.each(Object.entries(expectations))('%s', (name, expectation) => {
  it.each(everyRole)('answers the role %s as if records of another player did not exist', async (role) => {
    for (const requested of requestedBy(role, name)) {
      const id = firstRecords[requested];
      const answer = await callApi(name, id, randomUUID(), tokens[role]);
      const { answers, shows = [] } = expectation;
      const found = expectation.finds?.by === requested ? expectation.finds : undefined;
      const expected = found ? { answers: [200], ...found } : { answers, shows };
      const shown = expected.shows.filter((trace) => trace !== requested);
      expect(statusAndCode(answer)).toEqual(isPermitted(expectation, role) ? expected.answers : forbidden);
      expect(tracesIn(answer, requested)).toEqual(isPermitted(expectation, role) ? shown : []);
      if (name === 'POST /account/sign-outs') tokens[role] = await casino.signIn(`${role}@jade.test`);
    }
  });

  it('changes no record of the other player', async () => {
    const { byPlayer } = digests;
    digests = await readRowDigests(casino);

    expect(digests.byPlayer.get(firstPlayer.id)).toBe(byPlayer.get(firstPlayer.id));
  });
});

/** Returns `count` entries of a list, beginning with another one for each index. */
function inRotation<Entry>(entries: readonly Entry[], count: number, index: number): Entry[] {
  return Array.from({ length: count }, (_, step) => entries[(index + step) % entries.length]!);
}

/** Traces of the first player in a response, except the id that the request contained. */
function tracesIn({ text }: Answer, requested?: keyof PlayerRecords): Trace[] {
  const traces: Record<Trace, string> = { ...firstRecords, player: firstPlayer.id, email: firstPlayer.email };
  return (Object.keys(traces) as Trace[]).filter(
    (trace) => trace !== requested && text.includes(traces[trace]),
  );
}
