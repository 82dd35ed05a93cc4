import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { isSignInOver, type SignOutDetail, signInsCountFrom } from '#domain/player/sign-in';
import { record } from '#domain/wallet/wallet';
import { type Caller, checkingSignIn } from '#lambdas/runtime/caller';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';

export interface SignOutDependencies extends SettleOnceDependencies {
  /** Ends what renews sign-ins at the user pool. */
  readonly endSignIns: (username: string) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => Date;
  readonly rules: { readonly writesPerSecond: number };
}

const secondMs = 1_000;

/**
 * Ends every sign-in of a player, the caller's as well.
 *
 * The wallet comes first: from then on it answers no older sign-in, however often its tokens are renewed, so a crash before the user
 * pool was told leaves nothing open that moves coins. Whoever repeats the request tells the user pool again. The repeat may come with a
 * sign-in that the first request has ended: its key is answered, and no other key is.
 *
 * Tokens tell whole seconds. Sign-ins count from the next second on, and the answer waits for it: what was signed in before is over,
 * in the same second too, and whoever signs in on being answered is let in.
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
  // No clock of a writer holds anybody up for longer than the second that a token does not tell.
  const leftMs = Math.min(secondMs, Math.max(0, from.getTime() - now().getTime()));
  await Promise.all([endSignIns(username), wait(leftMs)]);
  return { signInsCountFrom: from };
}
