import * as z from 'zod';
import { affiliateStates } from '#domain/affiliates/program';
import { approvalStatuses, lapseReasons } from '#domain/approvals/approval-request';
import { noticeCategories } from '#domain/notices/category';
import { periods } from '#domain/play-limits/windows';
import { blockerKinds } from '#domain/player/deletion';
import { documentKinds } from '#domain/player/identity-check';
import { states } from '#domain/player/states';
import { suspensionReasons } from '#domain/player/suspension';
import { orderStatuses } from '#domain/rewards/order-status';
import { type ErrorCode, type ErrorDetails, errors } from './errors';
import { playSession } from './play/limit-routes';
import { count, instant } from './shapes';
import { lineNotice } from './shop/cart-routes';

/** Codes of errors whose details have fields. */
type DetailedCode = {
  [Code in ErrorCode]: keyof ErrorDetails<Code> extends never ? never : Code;
}[ErrorCode];

const day = z.iso.date();
const state = z.enum(states);
const limitReached = z.object({ period: z.enum(periods), most: count, left: count, resetsAt: instant });
const timeOut = z.object({ until: instant.nullable() });
const nextEntry = z.object({ nextAt: instant.exactOptional() });

/** A text or number whose type is branded, as its schema reads it. */
type Plain<Value> = Value extends string & { readonly unit: string }
  ? string
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { [Key in keyof Value]: Plain<Value[Key]> };

/** Schemas of the details of errors, for the OpenAPI document alone: Lambda functions take their types. */
const errorDetails: { readonly [Code in DetailedCode]: z.ZodType<Plain<ErrorDetails<Code>>> } = {
  'account/deletion-blocked': z.object({
    blockers: z.array(z.object({ kind: z.enum(blockerKinds), name: z.string().nullable() })),
  }),
  'account/deletion-requested': z.object({ eraseAt: instant }),
  'account/saved-list-full': z.object({ most: count }),
  'account/saved-views-full': z.object({ most: count }),
  'account/terms-superseded': z.object({ currentVersion: z.string() }),
  'account/too-many-email-changes': z.object({ most: count, from: instant.exactOptional() }),
  'affiliates/already-applied': z.object({ state: z.enum(affiliateStates) }),
  'affiliates/links-suppressed': z.object({ state, since: day }),
  'affiliates/not-approved': z.object({ state: z.enum(['none', ...affiliateStates]) }),
  'affiliates/payout-details-changed': z.object({ revision: count }),
  'affiliates/payout-method-just-changed': z.object({ until: instant }),
  'affiliates/step-refused': z.object({ state: z.enum(affiliateStates) }),
  'affiliates/terms-superseded': z.object({ current: z.string() }),
  'approvals/asker-not-superadmin': z.object({ because: z.enum(lapseReasons) }),
  'approvals/not-waiting': z.object({ status: z.enum(approvalStatuses) }),
  'approvals/required': z.object({ least: z.int().exactOptional(), most: z.int() }),
  'bonuses/address-used': nextEntry,
  'bonuses/device-used': nextEntry,
  'bonuses/home-used': nextEntry,
  'bonuses/not-yet': nextEntry,
  'cart/only-some-left': z.object({ stock: count }),
  'cart/too-many-codes': z.object({ most: count }),
  'checkout/below-minimum': z.object({ minimum: count }),
  'checkout/lines-refused': z.object({
    lines: z.array(
      z.object({
        product: z.string(),
        reason: lineNotice,
        stock: count.exactOptional(),
        price: count.exactOptional(),
      }),
    ),
  }),
  'checkout/too-many-holds': z.object({ products: z.array(z.string()), most: count, resetsAt: instant }),
  'checkout/too-many-random-prizes': z.object({ pieces: count, draws: count }),
  'coins/refund-coins-spent': z.object({ gold: count, sweeps: count }),
  'coins/too-many-open': z.object({ most: count }),
  'coins/too-many-today': z.object({ most: count, resetsAt: instant }),
  'draws/closed': z.object({ product: z.string().exactOptional() }),
  'fairness/too-many-rotations': z.object({ most: count, resetsAt: instant }),
  'games/round-open': z.object({ gameId: z.string(), round: z.string() }),
  'idempotency/key-reused': z.object({ order: z.string().exactOptional() }),
  'identity/documents-missing': z.object({ kinds: z.array(z.enum(documentKinds)) }),
  'identity/needed': z.object({ above: count, ordered: count }),
  'notes/too-many': z.object({ most: count }),
  'notices/obligatory': z.object({ category: z.enum(noticeCategories), why: z.string() }),
  'odds/prize-not-possible': z.object({ product: z.string() }),
  'odds/weights-invalid': z.object({ sum: z.int() }),
  'orders/address-final': z.object({ status: z.enum(orderStatuses) }),
  'orders/code-held': z.object({ shownFrom: instant }),
  'orders/codes-missing': z.object({ missing: count }),
  'orders/gold-spent': z.object({ shortBy: count }),
  'orders/not-cancellable': z.object({ status: z.enum(orderStatuses) }),
  'orders/step-refused': z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses) }),
  'orders/viewed-codes-above-limit': z.object({ most: count }),
  'play-limits/excluded': timeOut,
  'play-limits/loss-limit-reached': limitReached,
  'play-limits/not-longer': timeOut,
  'play-limits/not-stricter': z.object({ most: count }),
  'play-limits/on-break': timeOut,
  'play-limits/purchase-limit-reached': limitReached,
  'play-limits/reality-check-due': z.object({ session: playSession }),
  'play-limits/stake-limit-reached': limitReached,
  'play-limits/time-limit-reached': limitReached,
  'play-limits/too-fast': z.object({ retryAfterMs: count }),
  'player/email-just-changed': z.object({ until: instant }),
  'player/residency-unconfirmed': z.object({ region: state }),
  'player/state-blocked': z.object({ state, since: day }),
  'player/suspended': z.object({ since: instant, reason: z.enum(suspensionReasons) }),
  'player/under-age': z.object({ minimumAge: count }),
  'quests/not-finished': z.object({ progress: count, goal: count }),
  'request/invalid': z.array(z.object({ field: z.string(), message: z.string() })),
  'request/too-many': z.object({ retryAfterSeconds: count }),
  'session/not-recent': z.object({ withinMinutes: count }),
  'support/ticket-closed': timeOut,
  'support/ticket-full': z.object({ most: count }),
  'support/too-many-messages': z.object({ most: count, again: instant }),
  'support/too-many-open': z.object({ most: count }),
  'support/too-often': z.object({ again: instant }),
  'support/upload-over': z.object({ until: instant }),
  'wallet/insufficient-funds': z.object({ shortBy: count }),
};

/** Schemas of responses with an error, each under a name of its own in the document. */
export const errorBodies: ReadonlyMap<ErrorCode, z.ZodType> = new Map(
  (Object.keys(errors) as ErrorCode[]).map((code) => [code, errorBody(code)]),
);

function errorBody(code: ErrorCode): z.ZodType {
  const details = Object.hasOwn(errorDetails, code) ? errorDetails[code as DetailedCode] : null;
  return z
    .object({
      error: z.object({ code: z.literal(code), message: z.string().min(1), ...(details && { details }) }),
    })
    .meta({
      id: `Error.${code.replace('/', '.')}`,
      description: `${errors[code].message} The code is stable; the message is for people and may change.`,
    });
}
