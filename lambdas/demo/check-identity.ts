import { receiveDocument } from '#lambdas/identity/receive-document';
import { demoAdmin } from './person';
import { send } from './request';
import { sampleDocument } from './sample-document';
import type { World } from './world';

/** The kinds of documents that a check needs. */
const requiredKinds = ['photo-id', 'selfie'] as const;

/** Uploads the documents of an identity check and submits it. */
export async function submitIdentityCheck(world: World, player: string): Promise<void> {
  const { product, routes, nextKey, wait } = world;
  const receive = receiveDocument({
    ...product,
    nameOf: (key) => {
      const [owner = '', document = ''] = key.split('/');
      return { player: owner, document };
    },
  });
  for (const kind of requiredKinds) {
    const { document } = await send<{ document: string }>(
      routes.players,
      { id: player },
      {
        method: 'POST',
        path: '/account/identity-check/uploads',
        key: nextKey(),
        body: { kind },
      },
    );
    wait(45);
    const key = `${player}/${document}`;
    product.quarantined.set(key, sampleDocument(kind));
    await receive(key);
  }
  await send(
    routes.players,
    { id: player },
    {
      method: 'POST',
      path: '/account/identity-check/submissions',
      key: nextKey(),
    },
  );
}

/** Decides a submitted check: approved, or sent back for a document that cannot be read. */
export async function decideIdentityCheck(world: World, player: string, isApproved: boolean): Promise<void> {
  const { product, routes, nextKey } = world;
  const { state, revision, documents } = await product.checks.load(player);
  if (state !== 'submitted') return;
  const unreadable = documents.slice(0, 1).map(({ id }) => ({ document: id, fault: 'unreadable' }));
  await send(routes.admins, demoAdmin, {
    method: 'POST',
    path: `/admin/identity-checks/${player}/decisions`,
    key: nextKey(),
    body: { revision, faults: isApproved ? [] : unreadable },
  });
}
