import type { Amount } from '#domain/money/coin';
import type { DocumentKind } from '#domain/player/identity-check';
import { defineError } from '../error';

/** Error codes of identity. */
export const identityErrors = {
  'identity/needed': defineError<{ above: Amount; ordered: Amount }>(409, 'Verify your identity first.'),
  'identity/under-review': defineError(409, 'The identity check is under review.'),
  'identity/approved': defineError(409, 'The identity check is already approved.'),
  'identity/too-many-files': defineError(409, 'The limit on files for this identity check is reached.'),
  'identity/documents-missing': defineError<{ kinds: readonly DocumentKind[] }>(
    409,
    'The identity check is missing documents.',
  ),
  'identity/not-under-review': defineError(409, 'The identity check is not under review.'),
  'identity/not-approved': defineError(409, 'The identity check is not approved.'),
  'identity/conflict': defineError(409, 'The identity check has changed. Read it again before you decide.'),
  'identity/unknown-document': defineError(404, 'The identity check has no document with this id.'),
};
