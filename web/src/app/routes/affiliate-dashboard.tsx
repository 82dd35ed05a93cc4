import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { PageHead } from '#components/page-head';
import { DateRangeBar } from '#components/ui/date-range-bar';
import { paths } from '#web/lib/paths';
import { isSignedInHere } from '#web/lib/session/stored-session';
import { AccrualsPanel } from '../../features/affiliates/accruals-panel';
import { AffiliateStatusNotice } from '../../features/affiliates/affiliate-status-notice';
import { LinksPlace } from '../../features/affiliates/links-place';
import { loadProgram } from '../../features/affiliates/load-program';
import { MetricsPanel } from '../../features/affiliates/metrics-panel';
import { PayoutPanel } from '../../features/affiliates/payout-panel';
import { PostbackPanel } from '../../features/affiliates/postback/postback-panel';
import { ProgramPanel } from '../../features/affiliates/program-panel';
import { Settled } from '../../features/affiliates/settled';
import { StatementsPanel } from '../../features/affiliates/statements-panel';
import '../../features/affiliates/affiliates.css';

/** Loads the affiliate's data, or the program status of a signed-in player. A part that fails to load does not hide the others. */
export async function load({ request }: LoaderFunctionArgs) {
  if (!isSignedInHere()) return { kind: 'stranger' } as const;
  return loadProgram(new URL(request.url).search, new Date());
}

/** The affiliate program: its explanation and, for affiliates, links and metrics. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  const [now] = useState(() => new Date());
  const isSuspended = loaded.kind === 'affiliate' && loaded.program.state === 'suspended';
  return (
    <div className="page-width affiliate-page grid grid-cols-1 gap-6 py-page">
      <PageHead
        title="Affiliates Dashboard"
        path={paths.affiliateDashboard}
        description="Refer players and track every click, sign-up, net revenue and commission."
      />
      <div>
        <h1 className="page-title">Affiliates Dashboard</h1>
        {loaded.kind !== 'affiliate' && (
          <p className="mbs-2 text-lg text-muted max-inline-lead">
            Refer players and see exactly what you earn: every click, every sign-up and every commission, down
            to the cent.
          </p>
        )}
      </div>
      {loaded.kind === 'affiliate' ? (
        <>
          {isSuspended && <AffiliateStatusNotice program={loaded.program} />}
          <DateRangeBar range={loaded.range} now={now} />
          <Settled part={loaded.metrics}>
            {(metrics) => <MetricsPanel metrics={metrics} links={linksOf(loaded)} range={loaded.range} />}
          </Settled>
          {!isSuspended && <LinksPlace part={loaded.links} metrics={loaded.metrics} />}
          <Settled part={loaded.payout}>{(payout) => <PayoutPanel loaded={payout} />}</Settled>
          <Settled part={loaded.postback}>
            {(postback) => <PostbackPanel loaded={postback} isSuspended={isSuspended} />}
          </Settled>
          <Settled part={loaded.lines}>{(lines) => <AccrualsPanel loaded={lines} />}</Settled>
          <Settled part={loaded.statements}>
            {(statements) => <StatementsPanel loaded={statements} />}
          </Settled>
        </>
      ) : (
        <>
          {loaded.kind === 'failed' && (
            <FailureNotice failure={loaded.failure} onRetry={() => void revalidate()} />
          )}
          {loaded.kind === 'player' && <AffiliateStatusNotice program={loaded.program} />}
          <ProgramPanel mayRequest={loaded.kind !== 'failed'} />
        </>
      )}
    </div>
  );
}

/** Without the links, metrics of a link are named by its code. */
function linksOf({ links }: Extract<Awaited<ReturnType<typeof loadProgram>>, { kind: 'affiliate' }>) {
  return links.status === 'fulfilled' ? links.value.items : [];
}
