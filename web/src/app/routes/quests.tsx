import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { QuestsFailure } from '../../features/quests/quests-failure';
import { QuestsPage } from '../../features/quests/quests-page';
import { QuestsSkeleton } from '../../features/quests/quests-skeleton';
import '../../features/quests/quests.css';

/** Returns the promise itself, so that the page shows its skeleton while the quests load. */
export async function load() {
  return { quests: playFabOps.get('/quests') };
}

/** Daily and weekly quests with their rewards. */
export function Component() {
  const { quests } = useLoaderData<typeof load>();
  return (
    <div className="page-width grid gap-6 py-page">
      <PageHead
        title="Daily Quests"
        path={paths.quests}
        description="Three quests a day and one a week: play, explore and claim your coins."
      />
      <div className="grid gap-2">
        <h1 className="page-title">Quests</h1>
        <p className="text-muted max-inline-lead">
          Three a day and one a week. Any stake counts, and losses never do.
        </p>
      </div>
      <Suspense fallback={<QuestsSkeleton />}>
        <Await resolve={quests} errorElement={<QuestsFailure />}>
          {(loaded) => <QuestsPage key={loaded.day} loaded={loaded} />}
        </Await>
      </Suspense>
    </div>
  );
}
