import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { IdentityCheck } from '../../features/identity-check/identity-check';

export const load = () => playFabOps.get('/account/identity-check');

/** Shows who the player is, before a prize waits for it. */
export function Component() {
  return (
    <div className="account-page">
      <PageHead
        title="Identity"
        path={paths.accountSection('identity')}
        description="Show who you are once, before a prize waits for it."
      />
      <div>
        <h1 className="page-title">Identity</h1>
        <p className="account-lead">
          Needed once your prizes come to more than 100.00 SC in all. Do it whenever you like: then nothing
          has to wait for it later.
        </p>
      </div>
      <IdentityCheck loaded={useLoaderData<typeof load>()} />
    </div>
  );
}
