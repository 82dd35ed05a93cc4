import { Logger } from '@aws-lambda-powertools/logger';
import { functionName } from './environment';

/** All log lines, so that alarms and searches can rely on their codes. None contains personal data. */
export const logLines = {
  alarmNotRecorded: {
    code: 'ALARM_NOT_RECORDED',
    sentence: 'A message about an alarm could not be recorded; it will be tried again.',
  },
  runFailed: {
    code: 'RUN_FAILED',
    sentence: 'A function failed; unless a caller waits for it, Lambda or its schedule runs it again.',
  },
  requestFailed: {
    code: 'REQUEST_FAILED',
    sentence: 'A request ended in an error that is a bug or an outage.',
  },
  requestRefused: {
    code: 'REQUEST_REFUSED',
    sentence: 'A request was refused; the access log has its caller under the same request id.',
  },
  walletConflict: {
    code: 'WALLET_CONFLICT',
    sentence: 'Another request changed the wallet; trying again.',
  },
  walletContended: { code: 'WALLET_CONTENDED', sentence: 'A wallet stayed contended through every retry.' },
  walletLeftToOpen: {
    code: 'WALLET_LEFT_TO_OPEN',
    sentence: 'A wallet could not be opened after sign-up; the first request will open it.',
  },
  lapseNotQueued: {
    code: 'LAPSE_NOT_QUEUED',
    sentence: 'The message that ends a reservation was not queued; the sweep will end it.',
  },
  lapseFailed: {
    code: 'LAPSE_FAILED',
    sentence: 'The pieces of a reservation could not go back; it will be tried again.',
  },
  waitsNotServed: {
    code: 'WAITS_NOT_SERVED',
    sentence: 'Orders that wait for codes of a pool could not be served; the next sweep tries again.',
  },
  postbackNotRequestable: {
    code: 'POSTBACK_NOT_REQUESTABLE',
    sentence: 'No request could be built of a postback; the affiliate sees it as failed.',
  },
  postbackNotRecorded: {
    code: 'POSTBACK_NOT_RECORDED',
    sentence: 'An attempt of a postback could not be recorded; a later run sends it again or gives it up.',
  },
  postbacksLate: {
    code: 'POSTBACKS_LATE',
    sentence: 'The oldest postback has been due for long: the runs do not reach all of them.',
  },
  drawFailed: {
    code: 'DRAW_FAILED',
    sentence: 'A step of a draw failed; the next run retries it.',
  },
  entryNotRefunded: {
    code: 'ENTRY_NOT_REFUNDED',
    sentence: 'An entry of a canceled draw could not be refunded; the next run retries it.',
  },
  productUnreadable: {
    code: 'PRODUCT_UNREADABLE',
    sentence: 'A product cannot be sold as it is stored; carts show it as gone.',
  },
  exportMade: { code: 'EXPORT_MADE', sentence: 'A player’s data was written to a file for them.' },
  walletOpened: { code: 'WALLET_OPENED', sentence: 'A wallet was opened.' },
  providerLinked: {
    code: 'PROVIDER_LINKED',
    sentence: 'A sign-in by a provider was linked to the account of the same address.',
  },
  providerKeptApart: {
    code: 'PROVIDER_KEPT_APART',
    sentence: 'A sign-in by a provider got an account of its own, as not both sides vouch for the address.',
  },
  providerRefused: {
    code: 'PROVIDER_REFUSED',
    sentence: 'A first sign-in by a provider was refused: an account has the address.',
  },
  providerUnlinked: {
    code: 'PROVIDER_UNLINKED',
    sentence: 'A password reset unlinked a provider that does not own the address.',
  },
  codeNotSent: {
    code: 'CODE_NOT_SENT',
    sentence: 'No code could be sent to a requested email address; a request a minute later sends one.',
  },
  rowsProjected: { code: 'ROWS_PROJECTED', sentence: 'Ledger rows were added to the metrics.' },
  sweepsGiven: {
    code: 'SWEEPS_GIVEN',
    sentence: 'An account of the house gave Sweeps Coins to players, or took them, below zero.',
  },
  rowsIgnored: { code: 'ROWS_IGNORED', sentence: 'Changes that a ledger never has were left alone.' },
  rowFailed: {
    code: 'ROW_FAILED',
    sentence: 'A row could not be added to the metrics; it will be tried again.',
  },
  playerParked: {
    code: 'PLAYER_PARKED',
    sentence: 'A row failed too often; its player is left out of the metrics until a replay.',
  },
  replayed: { code: 'REPLAYED', sentence: 'Metrics were brought up to date from the ledger.' },
  recounted: { code: 'RECOUNTED', sentence: 'Metrics were compared with the ledger.' },
  daysClosed: { code: 'DAYS_CLOSED', sentence: 'The metrics of days that are over were summed for reports.' },
  daysNotClosed: {
    code: 'DAYS_NOT_CLOSED',
    sentence: 'Days could not be closed; reports read their parts, and the next run tries again.',
  },
  eventUnreadable: {
    code: 'EVENT_UNREADABLE',
    sentence: 'A row cannot be published; it was left out.',
  },
  eventsNotQueued: {
    code: 'EVENTS_NOT_QUEUED',
    sentence: 'Events could not be queued; they will be tried again.',
  },
  restrictionNotShared: {
    code: 'RESTRICTION_NOT_SHARED',
    sentence:
      'A restriction could not be applied to the other accounts of a mailbox; it will be tried again.',
  },
  noticeFailed: {
    code: 'NOTICE_FAILED',
    sentence: 'A notice could not be written; it will be tried again.',
  },
  mailFailed: { code: 'MAIL_FAILED', sentence: 'A notice could not be mailed; it will be tried again.' },
  mailOff: {
    code: 'MAIL_OFF',
    sentence: 'This stage has no address to send mail from: notices are in the inbox alone.',
  },
  reminderFailed: {
    code: 'REMINDER_FAILED',
    sentence: 'A reminder or expiry of a player failed; the next run retries it.',
  },
  referralFailed: {
    code: 'REFERRAL_FAILED',
    sentence: 'A referral could not be checked; the next run retries it.',
  },
  accountClosed: { code: 'ACCOUNT_CLOSED', sentence: 'An account was closed, as its player had asked.' },
  accountErased: { code: 'ACCOUNT_ERASED', sentence: 'Personal data of a deleted account was erased.' },
  orphanedAccountEnded: {
    code: 'ORPHANED_ACCOUNT_ENDED',
    sentence: 'An account whose user is no longer in the user pool is to be closed and erased.',
  },
  deletionFailed: {
    code: 'DELETION_FAILED',
    sentence: 'The deletion of an account could not go on; the next run finds it again.',
  },
  presenceNotKept: {
    code: 'PRESENCE_NOT_KEPT',
    sentence: 'A visit could not be recorded; the next visit records it.',
  },
  pushUnreadable: {
    code: 'PUSH_UNREADABLE',
    sentence: 'A message names nothing that can be published; it was dropped.',
  },
  eventNotGenuine: {
    code: 'EVENT_NOT_GENUINE',
    sentence: 'The webhook of payments was sent something without a valid signature; it was refused.',
  },
  paymentSumDiffers: {
    code: 'PAYMENT_SUM_DIFFERS',
    sentence: 'A payment is of another sum or currency than its purchase; nothing was credited.',
  },
  refundRefused: {
    code: 'REFUND_REFUSED',
    sentence: 'The payment provider refused a refund for good; the coins were given back.',
  },
  refundFailed: {
    code: 'REFUND_FAILED',
    sentence: 'A bank did not accept the money of a refund by a superadmin; it is due again.',
  },
  refundFailedElsewhere: {
    code: 'REFUND_FAILED_ELSEWHERE',
    sentence:
      'A bank did not accept the money of a refund from the pages of the payment provider; repeat it there.',
  },
  refundFailedUnnumbered: {
    code: 'REFUND_FAILED_UNNUMBERED',
    sentence:
      'A bank did not accept the money of a refund by an earlier release; it must be repeated by hand.',
  },
  purchaseUnknown: {
    code: 'PURCHASE_UNKNOWN',
    sentence: 'The payment provider reported an unknown purchase; it was left alone.',
  },
  reconciliationFailed: {
    code: 'RECONCILIATION_FAILED',
    sentence: 'A purchase could not be compared with the payment provider; it will be tried again.',
  },
  documentReceived: { code: 'DOCUMENT_RECEIVED', sentence: 'A file for an identity check was inspected.' },
  documentGone: {
    code: 'DOCUMENT_GONE',
    sentence: 'A file for an identity check is no longer in quarantine; it was inspected before.',
  },
  documentNotAwaited: {
    code: 'DOCUMENT_NOT_AWAITED',
    sentence: 'A file came for a document of an identity check that was not awaited; it was removed.',
  },
  uploadNotReceived: {
    code: 'UPLOAD_NOT_RECEIVED',
    sentence: 'An uploaded file could not be inspected; it will be tried again.',
  },
  attachmentReceived: { code: 'ATTACHMENT_RECEIVED', sentence: 'A file of a ticket was checked.' },
  attachmentGone: {
    code: 'ATTACHMENT_GONE',
    sentence: 'A file of a ticket is not in quarantine any more; it was checked before.',
  },
  attachmentNotAwaited: {
    code: 'ATTACHMENT_NOT_AWAITED',
    sentence: 'A file came for a ticket that did not await it; it was removed.',
  },
  documentViewed: { code: 'DOCUMENT_VIEWED', sentence: 'An admin opened a document of an identity check.' },
  productsNotListed: {
    code: 'PRODUCTS_NOT_LISTED',
    sentence: 'Products could not be indexed for search or counted; it will be tried again.',
  },
  productNotListed: {
    code: 'PRODUCT_NOT_LISTED',
    sentence: 'A stored product cannot be indexed for search; it was left out.',
  },
  productActNotAudited: {
    code: 'PRODUCT_ACT_NOT_AUDITED',
    sentence: 'What an admin did to a product could not be put on record; it will be tried again.',
  },
  productActUnreadable: {
    code: 'PRODUCT_ACT_UNREADABLE',
    sentence: 'What an admin did to a product cannot be put on record as it is stored; it was left out.',
  },
  orderNotCounted: {
    code: 'ORDER_NOT_COUNTED',
    sentence: 'The count of orders by status could not be updated; the stream repeats the order.',
  },
  orderUnreadable: {
    code: 'ORDER_UNREADABLE',
    sentence: 'An order cannot be counted as it is stored; it was left out.',
  },
  pushFailed: {
    code: 'PUSH_FAILED',
    sentence: 'A change could not be published to open pages; it will be tried again.',
  },
} as const;

type LogLine = (typeof logLines)[keyof typeof logLines];

export type Log = (line: LogLine, details?: Record<string, unknown>) => void;

/**
 * Creates a structured log.
 *
 * @param service  the part of the product that logs; several functions may share one, and a function may have several. Each line also names
 *   its function, as all functions of a stage share one log group. Errors in `details.error` are logged with their stack.
 */
export function createLog(service: string): Log {
  const logger = new Logger({
    serviceName: service,
    persistentKeys: { function: functionName() },
  });
  return ({ code, sentence }, { error, ...details } = {}) => {
    if (error instanceof Error) logger.error(sentence, { code, ...details, error });
    else logger.info(sentence, { code, ...details });
  };
}
