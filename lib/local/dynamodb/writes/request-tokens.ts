import { createHash } from 'node:crypto';
import type { Refusal } from '../../http/aws-json';
import { isRefusal, refuse } from '../refusal';

const validityMs = 10 * 60 * 1000;

type Apply<Receipt> = () => Promise<Receipt | Refusal>;
type Outcome<Receipt> = { receipt: Receipt; isRepeat: boolean } | Refusal;

export interface RequestTokens<Receipt extends object> {
  /** A refused transaction does not use up its token; a transaction without a token is always applied. */
  once(token: string | undefined, fingerprint: string, apply: Apply<Receipt>): Promise<Outcome<Receipt>>;
}

/**
 * Idempotency tokens are valid for 10 minutes after completion and, unlike in the cloud, do not survive the process.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-txwriteitems
 */
export function openRequestTokens<Receipt extends object>(now: () => Date): RequestTokens<Receipt> {
  const inProgress = new Map<string, string>();
  const completed = new Map<string, { fingerprint: string; receipt: Receipt; validUntilMs: number }>();

  function forgetExpired(): void {
    for (const [token, { validUntilMs }] of completed) {
      if (validUntilMs > now().getTime()) return;
      completed.delete(token);
    }
  }

  async function applyOnce(
    token: string,
    fingerprint: string,
    apply: Apply<Receipt>,
  ): Promise<Outcome<Receipt>> {
    inProgress.set(token, fingerprint);
    try {
      const receipt = await apply();
      if (isRefusal(receipt)) return receipt;
      completed.set(token, { fingerprint, receipt, validUntilMs: now().getTime() + validityMs });
      return { receipt, isRepeat: false };
    } finally {
      inProgress.delete(token);
    }
  }

  return {
    async once(token, fingerprint, apply) {
      if (token === undefined) {
        const receipt = await apply();
        return isRefusal(receipt) ? receipt : { receipt, isRepeat: false };
      }
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
      return earlier ? { receipt: earlier.receipt, isRepeat: true } : applyOnce(token, fingerprint, apply);
    },
  };
}

/** Equal for actions of the same text: a client repeats a request as it was. */
export function fingerprintOf(actions: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(actions) ?? '')
    .digest('base64');
}
