import { Logger } from '@aws-lambda-powertools/logger';

/** Every line that is ever logged, so that alarms and searches can rely on the code. None carries personal data. */
export const logLines = {
  requestFailed: {
    code: 'REQUEST_FAILED',
    sentence: 'A request ended in an error that is a bug or an outage.',
  },
  walletOvertaken: {
    code: 'WALLET_OVERTAKEN',
    sentence: 'Another request changed the wallet meanwhile; trying again.',
  },
  walletContended: { code: 'WALLET_CONTENDED', sentence: 'A wallet stayed contended through every retry.' },
  walletLeftToOpen: {
    code: 'WALLET_LEFT_TO_OPEN',
    sentence: 'A wallet could not be opened after sign-up; the first request will open it.',
  },
  lapseNotQueued: {
    code: 'LAPSE_NOT_QUEUED',
    sentence: 'Nobody could be told when a reservation lapses; a sweep will find it.',
  },
  lapseFailed: {
    code: 'LAPSE_FAILED',
    sentence: 'The pieces of a reservation could not go back; it will be tried again.',
  },
  productUnreadable: {
    code: 'PRODUCT_UNREADABLE',
    sentence: 'A product cannot be sold as it is stored; carts are told that it went.',
  },
  walletOpened: { code: 'WALLET_OPENED', sentence: 'A wallet was opened.' },
  triggerIgnored: { code: 'TRIGGER_IGNORED', sentence: 'A trigger of another kind was left alone.' },
  rowsProjected: { code: 'ROWS_PROJECTED', sentence: 'Rows of the ledger were added to the figures.' },
  rowsIgnored: { code: 'ROWS_IGNORED', sentence: 'Changes that a ledger never has were left alone.' },
  rowFailed: {
    code: 'ROW_FAILED',
    sentence: 'A row could not be added to the figures; it will be tried again.',
  },
  playerParked: {
    code: 'PLAYER_PARKED',
    sentence: 'A row failed too often; its player is left out of the figures until they are replayed.',
  },
  replayed: { code: 'REPLAYED', sentence: 'Figures were brought up to date from the ledger.' },
  recounted: { code: 'RECOUNTED', sentence: 'Figures were compared with the ledger.' },
  eventUnreadable: {
    code: 'EVENT_UNREADABLE',
    sentence: 'A row cannot be told of to anybody; it was left out.',
  },
  eventsNotQueued: {
    code: 'EVENTS_NOT_QUEUED',
    sentence: 'Events could not be queued; they will be tried again.',
  },
  pushUnreadable: {
    code: 'PUSH_UNREADABLE',
    sentence: 'A message names nothing that pages can be told; it was dropped.',
  },
  pushFailed: { code: 'PUSH_FAILED', sentence: 'Open pages could not be told; it will be tried again.' },
} as const;

type LogLine = (typeof logLines)[keyof typeof logLines];

export type Log = (line: LogLine, details?: Record<string, unknown>) => void;

/** A structured log under one service name; errors in `details.error` come with their stack. */
export function createLog(service: string): Log {
  const logger = new Logger({ serviceName: service });
  return ({ code, sentence }, { error, ...details } = {}) => {
    if (error instanceof Error) logger.error(sentence, { code, ...details, error });
    else logger.info(sentence, { code, ...details });
  };
}
