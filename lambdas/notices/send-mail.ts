import { isMailed, whyObligatory } from '#domain/notices/category';
import { digestMail, noticeMail } from '#domain/notices/mail';
import { mailClassOf, mailHeldUntil, mailRules, mailsWithinDay } from '#domain/notices/mail-allowance';
import { categoryOf, isPromotional } from '#domain/notices/notice-event';
import { checkTimeOut } from '#domain/play-limits/time-out';
import type { PlayerProfile, PlayerStore } from '#lambdas/account/stores/player-store';
import type { PlayStates } from '#lambdas/wallet/stores/play-states';
import type { MailMessage } from './messages';
import type { MailClient } from './stores/mail-client';
import type { MailLogStore } from './stores/mail-log-store';
import type { Notice, NoticeStore } from './stores/notice-store';

export interface SendMailDependencies {
  readonly notices: Pick<NoticeStore, 'find' | 'markMailed'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly plays: PlayStates;
  readonly mailLogs: Pick<MailLogStore, 'read' | 'replace'>;
  readonly mail: MailClient;
  /** Address of the site for links, null on a stage that does not know its own. */
  readonly siteOrigin: string | null;
  readonly now: () => Date;
}

/**
 * Mails a notice to its player, if they want it and verified the address. Everything that may have changed since the notice was written is
 * read now: the address, the preferences, a break or an exclusion. A notice above the hourly or daily limit is held for a digest.
 *
 * The notice is marked after it was sent: a crash in between sends it twice, while the reverse order could lose a receipt.
 */
export async function sendMail(dependencies: SendMailDependencies, message: MailMessage): Promise<void> {
  const { player } = message;
  const profile = await dependencies.players.find(player);
  // Anyone can enter an address that is not theirs. It receives only codes, which the user pool sends.
  if (!profile || !(await dependencies.plays.isEmailProved(player))) return;
  if ('digest' in message) await sendDigest(dependencies, profile);
  else await sendNotice(dependencies, profile, message.notice);
}

async function sendNotice(
  dependencies: SendMailDependencies,
  profile: PlayerProfile,
  id: string,
): Promise<void> {
  const { mailLogs, now } = dependencies;
  const { player } = profile;
  const notice = await findWanted(dependencies, profile, id);
  if (!notice) return;
  const log = await mailLogs.read(player);
  const sent = mailsWithinDay(log.sent, now());
  // Counted but not sent: this is a repeat.
  if (sent.some((mail) => mail.notice === id)) return deliver(dependencies, profile, notice);
  const mailClass = mailClassOf(notice.kind);
  // The account's owner must learn of a changed address, whatever was mailed before; such changes are possible a few times a day only.
  const isUrgent = notice.kind === 'email-changed' || notice.kind === 'email-change-requested';
  const heldUntil = isUrgent ? null : mailHeldUntil(sent, mailClass, now());
  if (heldUntil) {
    if (log.held.length >= mailRules.mostHeld) return;
    const held = [...log.held.filter((each) => each !== id), id];
    return mailLogs.replace(player, { ...log, sent, held }, heldUntil);
  }
  const counted = addressesOf(notice, profile).map(() => ({ notice: id, class: mailClass, at: now() }));
  await mailLogs.replace(player, { ...log, sent: [...sent, ...counted] }, log.held.length > 0 ? now() : null);
  await deliver(dependencies, profile, notice);
}

/** Sends one mail of all held notices; above the limit, the digest is due again later. */
async function sendDigest(dependencies: SendMailDependencies, profile: PlayerProfile): Promise<void> {
  const { mailLogs, mail, notices, siteOrigin, now } = dependencies;
  const { player, email } = profile;
  const log = await mailLogs.read(player);
  const sent = mailsWithinDay(log.sent, now());
  const heldUntil = mailHeldUntil(sent, 'digest', now());
  if (heldUntil) return mailLogs.replace(player, { ...log, sent }, heldUntil);

  const wanted: Notice[] = [];
  for (const id of log.held) {
    const notice = await findWanted(dependencies, profile, id);
    if (notice) wanted.push(notice);
  }
  if (wanted.length > 0) await mail.send(email, digestMail(wanted, { siteOrigin }));
  for (const notice of wanted) await notices.markMailed(notice, now());
  const counted =
    wanted.length > 0 ? [{ notice: `digest of ${wanted.length}`, class: 'digest' as const, at: now() }] : [];
  await mailLogs.replace(player, { ...log, sent: [...sent, ...counted], held: [] }, null);
}

/** A notice that is to be mailed and was not mailed yet. */
async function findWanted(
  dependencies: SendMailDependencies,
  { player, mutedMail }: PlayerProfile,
  id: string,
): Promise<Notice | undefined> {
  const notice = await dependencies.notices.find(player, id);
  if (!notice || notice.mailedAt || !isMailed(categoryOf(notice.kind), mutedMail)) return undefined;
  return isPromotional(notice.kind) && (await isAway(dependencies, player)) ? undefined : notice;
}

async function deliver(
  { mail, notices, siteOrigin, now }: SendMailDependencies,
  profile: PlayerProfile,
  notice: Notice,
): Promise<void> {
  const written = noticeMail(notice, { siteOrigin, why: whyObligatory(categoryOf(notice.kind)) });
  for (const address of addressesOf(notice, profile)) await mail.send(address, written);
  await notices.markMailed(notice, now());
}

/**
 * Mails a changed address to both addresses, because the owner of the previous one has no other notice of it. A requested change is mailed
 * to the address of that time, even if the change has happened since.
 */
function addressesOf({ kind, at }: Notice, { email, previousEmails }: PlayerProfile): readonly string[] {
  if (kind === 'email-change-requested')
    return [previousEmails.find(({ until }) => until >= at)?.email ?? email];
  const previous = previousEmails.find(({ until }) => until.getTime() === at.getTime());
  return kind === 'email-changed' && previous ? [email, previous.email] : [email];
}

async function isAway({ plays, now }: SendMailDependencies, player: string): Promise<boolean> {
  const play = await plays.load(player);
  return (
    !play || play.deletion !== null || play.suspension !== null || checkTimeOut(play.timeOut, now()) !== null
  );
}
