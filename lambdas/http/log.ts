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
  walletOpened: { code: 'WALLET_OPENED', sentence: 'A wallet was opened.' },
  triggerIgnored: { code: 'TRIGGER_IGNORED', sentence: 'A trigger of another kind was left alone.' },
} as const;

export type Log = (line: (typeof logLines)[keyof typeof logLines], details?: Record<string, unknown>) => void;

/** A registered line, of this list or of that of another part. */
interface LogLine {
  readonly code: string;
  readonly sentence: string;
}

/** A structured log under one service name; errors in `details.error` come with their stack. */
export function createLog(service: string) {
  const logger = new Logger({ serviceName: service });
  return ({ code, sentence }: LogLine, { error, ...details }: Record<string, unknown> = {}): void => {
    if (error instanceof Error) logger.error(sentence, { code, ...details, error });
    else logger.info(sentence, { code, ...details });
  };
}
