import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { defaultRules } from '#domain/play-limits/rules';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { LimitsPage } from '../../features/account/limits/limits-page';

export const load = () => playFabOps.get('/play-limits');

/** Limits, reality check, breaks and self-exclusion. */
export function Component() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Limits and breaks"
        path={paths.accountSection('limits')}
        description="Limit your spending, stakes, losses and playing time, take a break or exclude yourself."
      />
      <div>
        <h1 className="page-title">Limits and breaks</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Your limits apply to every round and purchase, in every tab and on every device. A stricter limit
          applies at once. A looser one starts {defaultRules.coolingMs / 3_600_000} hours later, so that you
          can sleep on it.
        </p>
      </div>
      <LimitsPage loaded={useLoaderData<typeof load>()} />
    </div>
  );
}
