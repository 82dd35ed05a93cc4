import type * as z from 'zod';
import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/notices/routes';
import { isMailed, isOptional, noticeCategories, whyObligatory } from '#domain/notices/category';
import { changeProfile, findProfile, type ProfileDependencies } from '#lambdas/account/change-profile';
import type { PlayerProfile } from '#lambdas/account/stores/player-store';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { Notice, NoticeStore } from './stores/notice-store';

export interface NoticeDependencies extends ProfileDependencies {
  readonly notices: Pick<NoticeStore, 'find' | 'page' | 'readUpTo' | 'countAfter' | 'markRead'>;
  /** Loads the player's wallet, or opens it. Every route calls it, because the wallet knows whether the sign-in is still valid. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
}

type Chosen = z.output<typeof contract.putNoticePreferences.body>['email'];

/** Adds the routes of a player's inbox. */
export function addNoticeRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: NoticeDependencies,
): void {
  const { notices, players, loadOrOpen } = dependencies;

  playerRoute(contract.listNotices, async ({ id: player }, { query }) => {
    await loadOrOpen(player);
    const [page, readUpTo] = await Promise.all([notices.page(player, query), notices.readUpTo(player)]);
    return {
      items: page.notices.map((notice) => noticeAnswer(notice, readUpTo)),
      unread: await notices.countAfter(player, readUpTo, contract.mostUnread),
      next: page.next,
    };
  });

  playerRoute(contract.markNoticesRead, async ({ id: player }, { body: { upTo } }) => {
    await loadOrOpen(player);
    // A mark at a notice that does not exist yet would hide it later.
    if (!(await notices.find(player, upTo))) return { code: 'notices/unknown-notice' } as const;
    await notices.markRead(player, upTo);
    const readUpTo = await notices.readUpTo(player);
    return { unread: await notices.countAfter(player, readUpTo, contract.mostUnread) };
  });

  playerRoute(contract.readNoticePreferences, async ({ id: player }) => {
    await loadOrOpen(player);
    return preferencesAnswer(await findProfile(players, player));
  });

  playerRoute(contract.putNoticePreferences, async ({ id: player }, { body: { email } }) => {
    await loadOrOpen(player);
    const changed = await changeProfile(dependencies, player, (profile) => withPreferences(profile, email));
    return isRefusal(changed) ? changed : preferencesAnswer(changed);
  });
}

function withPreferences(
  profile: PlayerProfile,
  chosen: Chosen,
): PlayerProfile | Refusal<'notices/obligatory'> {
  const category = noticeCategories.find((each) => chosen[each] === false && !isOptional(each));
  if (category) return { code: 'notices/obligatory', category, why: whyObligatory(category) ?? '' };
  const mutedMail = noticeCategories.filter((each) => isOptional(each) && !isOnAfter(each));
  return mutedMail.join() === profile.mutedMail.join() ? profile : { ...profile, mutedMail };

  function isOnAfter(each: (typeof noticeCategories)[number]): boolean {
    return chosen[each] ?? isMailed(each, profile.mutedMail);
  }
}

function noticeAnswer(
  { id, at, kind, title, text, link }: Notice,
  readUpTo: string | null,
): z.input<typeof contract.listNotices.answer>['items'][number] {
  return { id, at: at.toISOString(), kind, title, text, link, isRead: readUpTo !== null && id <= readUpTo };
}

function preferencesAnswer({
  mutedMail,
}: PlayerProfile): z.input<typeof contract.putNoticePreferences.answer> {
  return {
    email: noticeCategories.map((category) => ({
      category,
      isOn: isMailed(category, mutedMail),
      why: whyObligatory(category),
    })),
  };
}
