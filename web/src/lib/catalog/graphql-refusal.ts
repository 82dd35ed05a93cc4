import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type RefusalCopy, messageFor } from '../api/refusal-copy';
import type { RewardProduct } from './reward-product';

/** A field with an invalid value, and the reason. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** An AppSync error; its `errorType` is the error code. */
interface GraphqlRefusal {
  readonly errorType?: string | null;
  readonly errorInfo?: { readonly faults?: readonly FieldFault[] } | null;
  readonly data?: Partial<RewardProduct> | null;
}

/** Messages for every error code of the resolvers, and for those of AppSync and DynamoDB that can reach a page. */
export const graphqlRefusalMessages: Readonly<Record<string, RefusalCopy>> = {
  Unauthorized: {
    title: 'Unauthorized',
    text: 'Only admins can do this. Nothing was changed. If you just became an admin, sign in again.',
  },
  'products/conflict': {
    title: 'This product changed while you were editing it.',
    text: 'Someone else edited it, or some of it was sold. Your changes are not saved yet. Review it and try again.',
  },
  'products/invalid': {
    title: 'Some fields are not valid.',
    text: 'Nothing was changed. Fix the marked fields and try again.',
  },
  'products/unknown-product': {
    title: 'This product no longer exists.',
    text: 'Someone deleted it. Existing orders keep their items.',
  },
  'products/already-exists': {
    title: 'This product already exists.',
    text: 'Your first attempt succeeded. Close this form and open the product from the list.',
  },
  'products/unreadable-token': {
    title: 'This list cannot be continued.',
    text: 'The search or sort order has changed. Start again from the top of the list.',
  },
  'products/busy': {
    title: 'The store is very busy right now.',
    text: 'Nothing was changed. Try again in a moment.',
  },
  'products/unavailable': {
    title: 'The store is not available right now.',
    text: 'Nothing was changed. Try again later.',
  },
  'DynamoDB:ConditionalCheckFailedException': {
    title: 'This product has changed.',
    text: 'Nothing was changed. Review the product and try again.',
  },
};

/** The message for any failure of the catalog or of product pictures. */
export function catalogMessageFor(failure: unknown): RefusalCopy {
  const code = codeOf(failure);
  if (code !== null && Object.hasOwn(graphqlRefusalMessages, code))
    return graphqlRefusalMessages[code] ?? messageFor(failure);
  return messageFor(failure);
}

/** The invalid fields of a `products/invalid`; empty for every other failure. */
export function faultsOf(failure: unknown): readonly FieldFault[] {
  return refusalIn(failure)?.errorInfo?.faults ?? [];
}

/** Whether a refusal reports that the product no longer exists. */
export function isGone(failure: unknown): boolean {
  return codeOf(failure) === 'products/unknown-product';
}

/** Whether a refusal reports that a product with this id already exists. */
export function isThereAlready(failure: unknown): boolean {
  return codeOf(failure) === 'products/already-exists';
}

/** The stored product of a conflict; null for every other failure. */
export function conflictingProduct(failure: unknown): RewardProduct | null {
  if (codeOf(failure) !== 'products/conflict') return null;
  const stored = refusalIn(failure)?.data;
  if (!stored?.id || !stored.revision) return null;
  // Missing attributes are absent in storage and null in the schema.
  const blank = { description: null, terms: null, image: null, featured: null, active: null, category: null };
  return { ...blank, ...stored, __typename: 'RewardProduct' } as RewardProduct;
}

function codeOf(failure: unknown): string | null {
  const refusal = refusalIn(failure);
  // A token that AppSync rejects never produces an error response; Amplify reports it by its message.
  if (!refusal) return failure instanceof Error && failure.message === 'Unauthorized' ? 'Unauthorized' : null;
  return refusal.errorType === 'UnauthorizedException' ? 'Unauthorized' : (refusal.errorType ?? null);
}

function refusalIn(failure: unknown): GraphqlRefusal | null {
  if (!CombinedGraphQLErrors.is(failure)) return null;
  return (failure.errors[0] ?? null) as GraphqlRefusal | null;
}
