import { isMailed, whyObligatory } from '#domain/notices/category';
import { noticeMail } from '#domain/notices/mail';
import { categoryOf, isPromotional } from '#domain/notices/occasion';
import { checkTimeOut } from '#domain/play-limits/time-out';
import type { MailClient } from '#stores/mail-client';
import type { Notice, NoticeStore } from '#stores/notice-store';
import type { PlayStates } from '#stores/play-states';
import type { PlayerProfile, PlayerStore } from '#stores/player-store';
import type { MailMessage } from '../messages';

export interface SendMailDependencies {
  readonly notices: Pick<NoticeStore, 'find' | 'markMailed'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly plays: PlayStates;
  readonly mail: MailClient;
  /** Address of the site for links, null on a stage that does not know its own. */
  readonly siteOrigin: string | null;
  readonly now: () => Date;
}

/**
 * Mails a notice to its player, if they want it. Everything that may have changed since it was written is looked at now: the address,
 * what was turned off, a break or an exclusion.
 *
 * It is marked after it went out: a crash in between sends it twice, and the other way round a receipt could be lost.
 */
export async function sendMail(
  dependencies: SendMailDependencies,
  { player, notice: id }: MailMessage,
): Promise<void> {
  const { notices, players, mail, siteOrigin, now } = dependencies;
  const [notice, profile] = await Promise.all([notices.find(player, id), players.find(player)]);
  if (!notice || !profile || notice.mailedAt) return;
  const category = categoryOf(notice.kind);
  if (!isMailed(category, profile.mutedMail)) return;
  if (isPromotional(notice.kind) && (await isAway(dependencies, player))) return;

  const written = noticeMail(notice, { siteOrigin, why: whyObligatory(category) });
  for (const address of addressesOf(notice, profile)) await mail.send(address, written);
  await notices.markMailed(notice, now());
}

/** A change of the address is told at both: whoever lost theirs to somebody else hears of it nowhere but there. */
function addressesOf({ kind, at }: Notice, { email, formerEmails }: PlayerProfile): readonly string[] {
  const former = formerEmails.find(({ until }) => until.getTime() === at.getTime());
  return kind === 'email-changed' && former ? [email, former.email] : [email];
}

async function isAway({ plays, now }: SendMailDependencies, player: string): Promise<boolean> {
  const play = await plays.load(player);
  return (
    !play || play.deletion !== null || play.suspension !== null || checkTimeOut(play.timeOut, now()) !== null
  );
}
