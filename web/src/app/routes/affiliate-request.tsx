import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { AffiliateStatusNotice } from '../../features/affiliates/affiliate-status-notice';
import { RequestForm } from '../../features/affiliates/request-form';
import '../../features/affiliates/affiliates.css';

export const load = () => playFabOps.get('/affiliates');

/** Application to the affiliate program, and its outcome. */
export function Component() {
  const { program: loaded, rules } = useLoaderData<typeof load>();
  const [program, setProgram] = useState(loaded);
  const mayRequest = program.state === 'none' || program.state === 'rejected';
  return (
    <div className="page-width affiliate-page grid grid-cols-1 gap-6 py-page">
      <PageHead
        title="Become an Affiliate"
        path={paths.affiliateRequest}
        description="Apply to our affiliate program."
      />
      <div>
        <h1 className="page-title">Become an Affiliate</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Tell us about your audience.{' '}
          <Link className="text-link" to={paths.affiliateDashboard}>
            How the program works
          </Link>
        </p>
      </div>
      <AffiliateStatusNotice program={program} />
      {mayRequest && (
        <RequestForm program={program} termsVersion={rules.termsVersion} onRequested={setProgram} />
      )}
    </div>
  );
}
