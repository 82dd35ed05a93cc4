import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { CommitmentFacts } from '../../features/fairness/commitment-facts';
import { FairnessStory } from '../../features/fairness/fairness-story';
import { PastSeeds } from '../../features/fairness/past-seeds';
import { RotateForm } from '../../features/fairness/rotate-form';
import '../../features/fairness/fairness.css';

export const load = () => playFabOps.get('/fairness');

/** The current commitment and all revealed seeds. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  const [commitment, setCommitment] = useState(loaded);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Fairness"
        path={paths.accountSection('fairness')}
        description="Your current seeds and every seed that was revealed."
      />
      <div>
        <h1 className="page-title">Provably fair</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          All games use one pair of seeds. You can change yours at any time, unless a round is open.
        </p>
      </div>
      <div className="account-columns">
        <Panel title="Current seeds">
          <CommitmentFacts commitment={commitment} />
        </Panel>
        <Panel title="Change your seed">
          <RotateForm onRotated={({ revealed, current }) => setCommitment({ ...current, revealed })} />
        </Panel>
        <Panel className="col-span-full" title="How it works">
          <FairnessStory />
        </Panel>
        <Panel className="col-span-full" title="Past seeds">
          <PastSeeds key={commitment.serverSeedHash} latest={commitment.revealed} />
        </Panel>
      </div>
    </div>
  );
}
