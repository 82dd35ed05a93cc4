import { send } from './request';
import type { World } from './world';

interface Quest {
  readonly id: string;
  readonly state: string;
}

/** Claims the finished quests of a player. */
export async function claimQuests({ routes, wait }: World, player: string): Promise<void> {
  const { quests, waiting } = await send<{ quests: Quest[]; waiting: Quest[] }>(
    routes.quests,
    { id: player },
    {
      method: 'GET',
      path: '/quests',
    },
  );
  for (const { id } of [...waiting, ...quests].filter(({ state }) => state === 'completed')) {
    wait(5);
    await send(routes.quests, { id: player }, { method: 'POST', path: `/quests/${id}/claims`, key: id });
  }
}
