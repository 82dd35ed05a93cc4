import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import type { AccountChangeDetail } from '#domain/player/deletion';
import {
  claimCode,
  confirmableUntil,
  redeemsAfterRequest,
  requestEmail,
  type RequestedEmail,
} from '#domain/player/email-change';
import { record } from '#domain/wallet/wallet';
import type { Caller } from '#lambdas/runtime/caller';
import { logLines } from '#lambdas/runtime/log';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { changeProfile, findProfile, type ProfileDependencies } from './change-profile';
import type { DirectoryUser, UserDirectory } from './stores/user-directory';

export interface RequestEmailChangeDependencies extends SettleOnceDependencies, ProfileDependencies {
  readonly directory: Pick<UserDirectory, 'find' | 'sendCodeTo'>;
  readonly findUser: (player: string) => Promise<DirectoryUser>;
  /** Returns an unguessable text. */
  readonly makeSecret: () => string;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  readonly rules: { readonly writesPerSecond: number };
}

/** Shortest time from claiming a code to the response. Sending a code takes less, but for an outage. */
export const leastResponseMs = 2_000;

export interface RequestedEmailChange {
  readonly email: string;
  readonly confirmableUntil: Date;
  readonly redeemsFrom: Date;
}

/**
 * Requests another email address. The request is written before the code is sent: its ledger row produces the notice to the current
 * address, and redemptions pause from that write on. The user pool's custom-message trigger lets the code out by the pass of the
 * request, which a caller of the user pool itself does not know.
 *
 * A repeat, and another request for the same address, send the code again a minute later, without another notice; earlier ones respond at
 * once and send nothing. For the address of another account the request is recorded and the code is claimed alike, and the response has
 * the same status and body, but no code is sent: the response must not say who has an account. Both responses wait for the same time,
 * within which the user pool sends a code. A code that cannot be sent is logged and changes no response.
 */
export async function requestEmailChange(
  dependencies: RequestEmailChangeDependencies,
  { id: player, username }: Pick<Caller, 'id' | 'username'>,
  { email, key }: { readonly email: string; readonly key: string },
): Promise<RequestedEmailChange | Refusal> {
  const { players, findUser, loadOrOpen, makeSecret, now, wait, rules } = dependencies;
  // Opening a wallet writes the profile, which is read from here on.
  const [user] = await Promise.all([findUser(player), loadOrOpen(player)]);
  if (user.email === email) return { code: 'account/same-email' };
  const settled = await settleOnce<Awaited<ReturnType<typeof findProfile>>, { readonly isWaiting: true }>(
    dependencies,
    {
      player,
      operation: { name: 'request-email-change', key, input: { email } },
      read: () => findProfile(players, player),
      decide(open, id, before) {
        const at = now();
        const token = `${player}/${makeSecret()}`;
        const link = { token, email: before.email, username, pausedUntil: open.play.redeemsFrom };
        const emailChanges = requestEmail(before.emailChanges, { email, pass: makeSecret(), link }, at);
        if (isRefusal(emailChanges)) return emailChanges;
        if (emailChanges === before.emailChanges) return { isWaiting: true };
        const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
        if (isRefusal(allowance)) return allowance;
        const detail: AccountChangeDetail = {
          kind: 'account-change',
          step: 'email-change-requested',
          stop: token,
        };
        return {
          ...record(open.wallet, { id, at, postings: [], detail }),
          allowance,
          play: { ...open.play, redeemsFrom: redeemsAfterRequest(at) },
          alongside: [players.replace(before, { ...before, emailChanges, revision: before.revision + 1 })],
        };
      },
    },
  );
  if (isRefusal(settled)) return settled;
  const claimed = await claimCodeFor(dependencies, player, email);
  if (isRefusal(claimed)) return claimed;
  const { requested, isDue } = claimed;
  if (isDue) await Promise.all([sendUnlessTaken(dependencies, username, requested), wait(leastResponseMs)]);
  return {
    email,
    confirmableUntil: confirmableUntil(requested.requestedAt),
    redeemsFrom: redeemsAfterRequest(requested.requestedAt),
  };
}

/** Claims a code under the profile's revision, before the user pool is searched for the address. */
async function claimCodeFor(
  dependencies: ProfileDependencies & Pick<RequestEmailChangeDependencies, 'now'>,
  player: string,
  email: string,
): Promise<{ readonly requested: RequestedEmail; readonly isDue: boolean } | Refusal> {
  const at = dependencies.now();
  let isDue = false;
  const changed = await changeProfile(dependencies, player, (before) => {
    const { requested } = before.emailChanges;
    // Another request came in between, the change was stopped, or it expired: the trigger would not release this code.
    if (requested?.email !== email || at >= confirmableUntil(requested.requestedAt))
      return { code: 'account/unknown-email-change' };
    const emailChanges = claimCode(before.emailChanges, at);
    isDue = emailChanges !== before.emailChanges;
    return isDue ? { ...before, emailChanges } : before;
  });
  if (isRefusal(changed)) return changed;
  const { requested } = changed.emailChanges;
  return requested ? { requested, isDue } : { code: 'account/unknown-email-change' };
}

/**
 * Sends the code to an address that no account has. Neither what the pool finds nor an error changes the response: only a free address can
 * fail to receive a code, and another account may have confirmed it in between.
 */
async function sendUnlessTaken(
  { directory, log }: Pick<RequestEmailChangeDependencies, 'directory' | 'log'>,
  username: string,
  { email, pass }: RequestedEmail,
): Promise<void> {
  try {
    const isTaken = (await directory.find(email)) !== undefined;
    if (!isTaken) await directory.sendCodeTo(username, email, pass);
  } catch (error) {
    log(logLines.codeNotSent, { error });
  }
}
