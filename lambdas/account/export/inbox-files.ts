import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

const perPage = 100;

/** Packs every notice of a player, newest first. */
export async function packNotices(
  archive: Archive,
  notices: Pick<NoticeStore, 'page'>,
  player: string,
): Promise<void> {
  const list = packJsonList(archive, 'notices.json');
  let before: string | undefined;
  do {
    const page = await notices.page(player, { limit: perPage, before });
    for (const { player: _owner, ...notice } of page.notices) list.write(notice);
    before = page.next ?? undefined;
  } while (before !== undefined);
  list.close();
}
