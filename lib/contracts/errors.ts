import { accountErrors } from './account/errors';
import { affiliateErrors } from './affiliates/errors';
import { approvalErrors } from './approvals/errors';
import { bonusErrors } from './bonuses/errors';
import { catalogErrors } from './catalog/errors';
import { coinErrors } from './coins/errors';
import { drawErrors } from './draws/errors';
import type { ErrorDefinition } from './error';
import { giftCodeErrors } from './gift-codes/errors';
import { identityErrors } from './identity/errors';
import { noteErrors } from './notes/errors';
import { noticeErrors } from './notices/errors';
import { orderErrors } from './orders/errors';
import { playErrors } from './play/errors';
import { questErrors } from './quests/errors';
import { referralErrors } from './referrals/errors';
import { requestErrors } from './request/errors';
import { shopErrors } from './shop/errors';
import { supportErrors } from './support/errors';
import { walletErrors } from './wallet/errors';

/** Every error that the API returns, by its code: `area/kebab-reason`. */
export const errors = {
  ...requestErrors,
  ...playErrors,
  ...walletErrors,
  ...accountErrors,
  ...affiliateErrors,
  ...approvalErrors,
  ...bonusErrors,
  ...catalogErrors,
  ...coinErrors,
  ...drawErrors,
  ...giftCodeErrors,
  ...identityErrors,
  ...noteErrors,
  ...noticeErrors,
  ...orderErrors,
  ...questErrors,
  ...referralErrors,
  ...shopErrors,
  ...supportErrors,
};

export type ErrorCode = keyof typeof errors;

/** Details of an error as a use case returns them. */
type Details<Code extends ErrorCode> =
  (typeof errors)[Code] extends ErrorDefinition<infer Found> ? Found : never;

/** Details of an error as JSON, in a response. */
export type ErrorDetails<Code extends ErrorCode> = Code extends 'request/invalid'
  ? AsJson<Details<'request/invalid'>['faults']>
  : AsJson<Details<Code>>;

/** An expected error, as a use case returns it: its code and its details. */
export type Refusal<Code extends ErrorCode = ErrorCode> = {
  [Each in Code]: { readonly code: Each } & Readonly<Details<Each>>;
}[Code];

/** A value after `JSON.stringify` and `JSON.parse`: dates become strings, and branded numbers become plain ones. */
type AsJson<Value> = Value extends Date
  ? string
  : Value extends number & { readonly unit: string }
    ? number
    : Value extends string | number | boolean | null | undefined
      ? Value
      : { [Key in keyof Value]: AsJson<Value[Key]> };
