import type { ApprovalStatus, LapseReason } from '#domain/approvals/approval-request';
import type { Amount } from '#domain/money/coin';
import { defineError } from '../error';

/** Error codes of approvals. */
export const approvalErrors = {
  'approvals/required': defineError<{ least?: Amount; most: Amount }>(
    409,
    'This operation requires the approval of a second superadmin.',
  ),
  'approvals/unknown-request': defineError(404, 'No approval request has this id.'),
  'approvals/own-request': defineError(403, 'Another superadmin must approve your request.'),
  'approvals/not-waiting': defineError<{ status: ApprovalStatus }>(
    409,
    'The approval request is no longer open.',
  ),
  'approvals/asker-not-superadmin': defineError<{ because: LapseReason }>(
    409,
    'The requester is no longer a superadmin, so the request has lapsed.',
  ),
  'approvals/conflict': defineError(
    409,
    'Prices or odds have changed since the request. Make a new request.',
  ),
};
