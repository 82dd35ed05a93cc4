import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { LimitsPage } from '../../features/account/limits/limits-page';

export const load = () => playFabOps.get('/play-limits');

/** Limits, reality check, breaks and self-exclusion. */
export function Component() {
  return (
    <div className="account-page">
      <PageHead
        title="Limits and breaks"
        path={paths.accountSection('limits')}
        description="Bound what you spend, stake, lose and how long you play; take a break; exclude yourself."
      />
      <div>
        <h1 className="page-title">Limits and breaks</h1>
        <p className="account-lead">
          Whatever you set here is checked with every single round and purchase, in every tab and on every
          device. A stricter limit holds at once. A looser one begins a day later, so that you can sleep on
          it.
        </p>
      </div>
      <LimitsPage loaded={useLoaderData<typeof load>()} />
    </div>
  );
}
