import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { isSignInOver, type SignOutDetail, signInsCountFrom } from '#domain/player/sign-in';
import { record } from '#domain/wallet/wallet';
import { type Caller, checkingSignIn } from '#lambdas/runtime/caller';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';

export interface SignOutDependencies extends SettleOnceDependencies {
  /** Revokes the refresh tokens at the user pool. */
  readonly endSignIns: (username: string) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => Date;
  readonly rules: { readonly writesPerSecond: number };
}

const secondMs = 1_000;

/**
 * Ends every sign-in of a player, including the caller's.
 *
 * The wallet is written first: it rejects older sign-ins from then on, even with renewed tokens, so a crash before the user pool call
 * leaves nothing open that moves coins. A repeat calls the user pool again. It may use a sign-in that the first request ended: only that
 * request's idempotency key is answered.
 *
 * Tokens carry whole seconds. Sign-ins count from the next second on, and the response waits for it: everything signed in before is over,
 * even within that second, and a sign-in made after the response is admitted.
 *
 * @returns the instant from which sign-ins count
 */
export async function signOutEverywhere(
  dependencies: SignOutDependencies,
  { id: player, username, signedInAt }: Caller,
  key: string,
): Promise<{ signInsCountFrom: Date } | Refusal> {
  const { endSignIns, wait, now, rules } = dependencies;
  const settled = await checkingSignIn(() =>
    settleOnce(dependencies, {
      player,
      operation: { name: 'sign-out-everywhere', key, input: {} },
      read: nothingElse,
      decide(open, id) {
        if (isSignInOver(signedInAt, open.signInsCountFrom)) return { code: 'session/ended' };
        const at = now();
        const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
        if (isRefusal(allowance)) return allowance;
        const detail: SignOutDetail = { kind: 'sign-out' };
        const from = signInsCountFrom(at);
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          allowance,
          signInsCountFrom: from,
        };
      },
    }),
  );
  if (isRefusal(settled)) return settled;

  const from = signInsCountFrom(settled.at);
  // Caps the wait at the second that a token cannot resolve, even if the writer's clock was ahead.
  const leftMs = Math.min(secondMs, Math.max(0, from.getTime() - now().getTime()));
  await Promise.all([endSignIns(username), wait(leftMs)]);
  return { signInsCountFrom: from };
}
