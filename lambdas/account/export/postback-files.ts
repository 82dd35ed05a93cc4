import type { PostbackStore } from '#lambdas/affiliates/stores/postback-store';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

/** Packs the events on their way to the affiliate's tracker, and those that were sent and are kept, oldest first. */
export async function packPostbacks(
  archive: Archive,
  postbacks: Pick<PostbackStore, 'deliveriesOf'>,
  player: string,
): Promise<void> {
  const file = packJsonList(archive, 'postbacks.json');
  for await (const deliveries of postbacks.deliveriesOf(player))
    for (const { affiliate: _owner, ...delivery } of deliveries) file.write(delivery);
  file.close();
}
