import type { Refusal } from '../../http/aws-json';
import type { Consumption } from '../capacity';
import { isRefusal, refuse } from '../refusal';

const validityMs = 10 * 60 * 1000;

/** Capacity of a transaction, and of its repetition with the same token. */
export interface Receipt {
  /** Empty unless the request asks for a report. */
  readonly written: readonly Consumption[];
  readonly repeated: readonly Consumption[];
}

export type RequestTokens = ReturnType<typeof openRequestTokens>;

/**
 * Idempotency tokens are valid for 10 minutes after completion and, unlike in the cloud, do not survive the process.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-txwriteitems
 */
export function openRequestTokens(now: () => Date) {
  const inProgress = new Map<string, string>();
  const completed = new Map<string, { fingerprint: string; receipt: Receipt; validUntilMs: number }>();

  function forgetExpired(): void {
    for (const [token, { validUntilMs }] of completed) {
      if (validUntilMs > now().getTime()) return;
      completed.delete(token);
    }
  }

  return {
    /** Applies a transaction unless an earlier one with the token was. A refused transaction does not use up its token. */
    async once(
      token: string,
      fingerprint: string,
      apply: () => Promise<Receipt | Refusal>,
    ): Promise<{ receipt: Receipt; isRepeat: boolean } | Refusal> {
      forgetExpired();
      const earlier = completed.get(token);
      const known = earlier?.fingerprint ?? inProgress.get(token) ?? fingerprint;
      if (known !== fingerprint) {
        const message = 'The request uses the same client token as a previous, but non-identical request.';
        return refuse('IdempotentParameterMismatchException', message);
      }
      if (inProgress.has(token)) {
        const message = 'The transaction with the given request token is already in progress.';
        return refuse('TransactionInProgressException', message);
      }
      if (earlier) return { receipt: earlier.receipt, isRepeat: true };
      inProgress.set(token, fingerprint);
      try {
        const receipt = await apply();
        if (isRefusal(receipt)) return receipt;
        completed.set(token, { fingerprint, receipt, validUntilMs: now().getTime() + validityMs });
        return { receipt, isRepeat: false };
      } finally {
        inProgress.delete(token);
      }
    },
  };
}
