import type { HeldMailbox, MailboxStore } from './stores/mailbox-store';
import type { PlayerStore } from './stores/player-store';

export interface HeldMailboxesDependencies {
  readonly players: Pick<PlayerStore, 'find'>;
  readonly mailboxes: Pick<MailboxStore, 'ofHolder'>;
}

/** The mailboxes of all addresses that a player has and had; of an erased account, those that it left. Strongly consistent. */
export async function heldMailboxes(
  { players, mailboxes }: HeldMailboxesDependencies,
  player: string,
): Promise<readonly HeldMailbox[]> {
  const profile = await players.find(player);
  const emails = profile ? [profile.email, ...profile.previousEmails.map(({ email }) => email)] : [];
  return mailboxes.ofHolder(player, emails);
}
