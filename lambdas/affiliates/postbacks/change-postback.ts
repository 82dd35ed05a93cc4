import type { Refusal } from '#contracts/errors';
import type { Postback } from '#domain/affiliates/postback';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { record } from '#domain/wallet/wallet';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { notApproved } from '../change-links';
import type { AffiliateStore } from '../stores/affiliate-store';
import type { PostbackStore } from '../stores/postback-store';

export interface ChangePostbackDependencies extends SettleOnceDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find'>;
  readonly postbacks: Pick<PostbackStore, 'find' | 'save' | 'isApproved'>;
  readonly now: () => Date;
  /** Returns an unguessable text. */
  readonly makeSecret: () => string;
}

interface CurrentState {
  readonly postback: Postback | undefined;
  readonly refused: Refusal | null;
}

type Entered = Pick<Postback, 'affiliate' | 'url'>;

/**
 * Changes the URL, with a new secret, or turns postbacks off. A change is one transaction with a ledger row, from which the notice to the
 * affiliate follows. What is due goes to the new URL.
 *
 * Only an approved affiliate enters a URL, which the transaction checks, so that a request that was pending while an account was erased
 * restores nothing.
 */
export async function changePostback(
  dependencies: ChangePostbackDependencies,
  { affiliate, url }: Entered,
): Promise<Postback | Refusal> {
  const { postbacks, pause, makeSecret } = dependencies;
  const secret = url === null ? '' : makeSecret();
  const result = await retryOnConflict(pause, async () => {
    const before = await postbacks.find(affiliate);
    if (url === null && !before?.url) return before ?? none(dependencies, affiliate);
    const refused = await change(dependencies, before, { affiliate, url, secret });
    if (refused) return refused;
    const after = await postbacks.find(affiliate);
    return after?.url === url && after.secret === secret ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Writes the postback with a ledger row. The revision is the idempotency key, so one of two concurrent changes is decided again. */
async function change(
  dependencies: ChangePostbackDependencies,
  before: Postback | undefined,
  { affiliate, url, secret }: Entered & Pick<Postback, 'secret'>,
): Promise<Refusal | null> {
  const { postbacks, now } = dependencies;
  const revision = before?.revision ?? 0;
  const settled = await settleOnce<CurrentState, { readonly isStale: true }>(dependencies, {
    player: affiliate,
    operation: { name: 'change-postback', key: String(revision), input: {} },
    read: async () => ({
      postback: await postbacks.find(affiliate),
      refused: url === null ? null : await notApproved(dependencies, affiliate),
    }),
    decide(open, id, { postback, refused }) {
      if (refused) return refused;
      if ((postback?.revision ?? 0) !== revision) return { isStale: true };
      const at = now();
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'postback-changed' };
      const tests = before?.tests ?? [];
      const after = { affiliate, url, secret, since: at, tests, revision: revision + 1 };
      return {
        ...record(open.wallet, { id, at, postings: [], detail }),
        alongside: [
          postbacks.save(before, after),
          ...(url === null ? [] : [postbacks.isApproved(affiliate)]),
        ],
      };
    },
  });
  return isRefusal(settled) ? settled : null;
}

function none({ now }: Pick<ChangePostbackDependencies, 'now'>, affiliate: string): Postback {
  return { affiliate, url: null, secret: '', since: now(), tests: [], revision: 0 };
}
