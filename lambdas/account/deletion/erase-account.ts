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
 * Erases the personal data of a closed account, step by step. Each step is repeatable and independent of the others, so the next run
 * completes a run that was stopped anywhere. The order matters in four places:
 * - the mailbox record is written first, while the address is still known
 * - awaited documents and tickets are dropped before the files, so that a late upload is not kept
 * - the sign-in is removed after everything that it gives access to, so that the address is not free before the data is gone
 * - the deletion row, by which the next run finds the player, goes last
 *
 * @param restrictions of the wallet: they apply to a later account of the same mailbox
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
  await erasure.eraseTickets(player);
  await files.removeAll(player);
  await erasure.eraseCart(player);
  await erasure.eraseDailies(player);
  await erasure.eraseEntryCode(player);
  await erasure.eraseParcels(player);
  await erasure.eraseApplication(player);
  await erasure.erasePostbacks(player);
  await erasure.eraseNotes(player);
  await erasure.eraseNotices(player);
  await erasure.eraseProfile(player, now());
  if (username !== undefined) await directory.remove(username);
  await deletions.end(player);
}

/** The current address, the previous ones, and the address of the sign-in, which may be newer. */
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
