import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import type { AccountChangeDetail } from '#domain/player/deletion';
import { confirmableUntil, redeemsAfterRequest, requestEmail } from '#domain/player/email-change';
import { record } from '#domain/wallet/wallet';
import type { Caller } from '#lambdas/runtime/caller';
import { isRefusal } from '#lambdas/runtime/refusal';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { findProfile } from './change-profile';
import type { PlayerStore } from './stores/player-store';
import type { DirectoryUser, UserDirectory } from './stores/user-directory';

export interface RequestEmailChangeDependencies extends SettleOnceDependencies {
  readonly players: PlayerStore;
  readonly directory: Pick<UserDirectory, 'find' | 'sendCodeTo'>;
  readonly findUser: (player: string) => Promise<DirectoryUser>;
  /** Returns an unguessable text. */
  readonly makeSecret: () => string;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  readonly rules: { readonly writesPerSecond: number };
}

/** Shortest time from a recorded request to its response. Sending a code takes less, but for an outage. */
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
 * A repeat, and another request for the same address, send the code again without another notice. For the address of another account
 * the request is recorded alike and the response has the same status and body, but no code is sent: the response must not say who has an
 * account. Both responses wait for the same time, within which the user pool sends a code; if sending fails, so does the request.
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
        const link = { token, email: before.email, username };
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
  const { requested } = (await findProfile(players, player)).emailChanges;
  // Another request came in between, or the change was stopped: the trigger would not release this code.
  if (requested?.email !== email) return { code: 'account/unknown-email-change' };
  await Promise.all([sendUnlessTaken(dependencies, username, requested), wait(leastResponseMs)]);
  return {
    email,
    confirmableUntil: confirmableUntil(requested.requestedAt),
    redeemsFrom: redeemsAfterRequest(requested.requestedAt),
  };
}

/** Whether the pool sent the code makes no difference: another account that confirmed the address in between is not revealed either. */
async function sendUnlessTaken(
  { directory }: Pick<RequestEmailChangeDependencies, 'directory'>,
  username: string,
  { email, pass }: { readonly email: string; readonly pass: string },
): Promise<void> {
  const isTaken = (await directory.find(email)) !== undefined;
  if (!isTaken) await directory.sendCodeTo(username, email, pass);
}
