import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { formatAmount } from '#web/lib/format/coins';
import { paths } from '#web/lib/paths';
import { IdentityCheck } from '../../features/identity-check/identity-check';

/** Loads the identity check and the amount from which it is required. */
export async function load() {
  const [check, { identity }] = await Promise.all([
    playFabOps.get('/account/identity-check'),
    playFabOps.get('/checkout/eligibility'),
  ]);
  return { check, neededAbove: identity.neededAbove };
}

/** Identity verification, ahead of the first prize that requires it. */
export function Component() {
  const { check, neededAbove } = useLoaderData<typeof load>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Identity"
        path={paths.accountSection('identity')}
        description="Verify your identity once, so that no prize has to wait for it."
      />
      <div>
        <h1 className="page-title">Identity</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          {`Required once your prizes total more than ${formatAmount('sweeps', neededAbove)} SC. `}
          Verify early, and no prize will have to wait for it.
        </p>
      </div>
      <IdentityCheck loaded={check} />
    </div>
  );
}
