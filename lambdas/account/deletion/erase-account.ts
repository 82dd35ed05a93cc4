import { type Restrictions, stricter, unrestricted } from '#domain/play-limits/restrictions';
import { foldedEmail } from '#domain/player/deletion';
import type { DeletionStore } from '../stores/deletion-store';
import type { ErasureStore } from '../stores/erasure-store';
import type { MailboxStore } from '../stores/mailbox-store';
import type { PlayerFiles } from '../stores/player-files';
import type { PlayerStore } from '../stores/player-store';
import type { UserDirectory } from '../stores/user-directory';

export interface EraseAccountDependencies {
  readonly players: Pick<PlayerStore, 'find'>;
  readonly mailboxes: Pick<MailboxStore, 'leave'>;
  readonly directory: Pick<UserDirectory, 'find' | 'usernameOf' | 'endSignIns' | 'remove'>;
  readonly erasure: ErasureStore;
  readonly files: PlayerFiles;
  readonly deletions: Pick<DeletionStore, 'end'>;
  readonly now: () => Date;
}

/**
 * Erases whoever had an account that is closed, step by step. Each step can be repeated and needs nothing of those before, so a run that is
 * stopped anywhere is made good by the next. Four things have their place:
 * - what outlives the account is remembered first, while its address is still known
 * - no document is awaited any more before the files go, so that none of a late upload is kept after them
 * - the sign-in goes after everything that it opens, so that nobody finds the address free before the last of it is gone
 * - what the next run finds the player by goes last of all
 *
 * @param restrictions  of the wallet: they hold for a later account of the same mailbox
 */
export async function eraseAccount(
  dependencies: EraseAccountDependencies,
  player: string,
  restrictions: Restrictions,
): Promise<void> {
  const { mailboxes, directory, erasure, files, deletions, now } = dependencies;
  const username = await directory.usernameOf(player);
  if (username !== undefined) await directory.endSignIns(username);
  for (const email of await addressesOf(dependencies, player, username))
    await mailboxes.leave(email, player, (left) => stricter(left ?? unrestricted, restrictions, now()));

  await erasure.eraseDocuments(player);
  await files.removeAll(player);
  await erasure.eraseCart(player);
  await erasure.eraseDailies(player);
  await erasure.eraseEntryCode(player);
  await erasure.eraseParcels(player);
  await erasure.eraseApplication(player);
  await erasure.eraseTickets(player);
  await erasure.eraseNotices(player);
  await erasure.eraseProfile(player, now());
  if (username !== undefined) await directory.remove(username);
  await deletions.end(player);
}

/** The one that mail goes to, those before it, and the one that the sign-in bears, which may be newer. */
async function addressesOf(
  { players, directory }: EraseAccountDependencies,
  player: string,
  username: string | undefined,
): Promise<ReadonlySet<string>> {
  const profile = await players.find(player);
  const user = username === undefined ? undefined : await directory.find(username);
  const known = [
    profile?.email,
    ...(profile?.previousEmails ?? []).map((previous) => previous.email),
    user?.email,
  ].filter((email) => email !== undefined);
  return new Set(known.map(foldedEmail));
}
