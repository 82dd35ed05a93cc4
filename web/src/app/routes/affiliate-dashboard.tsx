import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { hasStoredSession } from '#web/lib/remembered-session';
import { type DateRange, rangeIn } from '../../features/affiliates/date-range';
import { FiguresPanel } from '../../features/affiliates/figures-panel';
import { LinesPanel } from '../../features/affiliates/lines-panel';
import { LinksPanel } from '../../features/affiliates/links-panel';
import { ProgrammePanel } from '../../features/affiliates/programme-panel';
import { RangeForm } from '../../features/affiliates/range-form';
import { StandingNotice } from '../../features/affiliates/standing-notice';
import { StatementsPanel } from '../../features/affiliates/statements-panel';
import '../../features/affiliates/affiliates.css';

/** What an affiliate sees; for everybody else how they stand, if they are signed in. What cannot be read is said, and the rest is shown. */
export async function load({ request }: LoaderFunctionArgs) {
  if (!isRemembered()) return { kind: 'stranger' } as const;
  try {
    const { programme } = await playFabOps.get('/affiliates');
    if (programme.state !== 'approved') return { kind: 'player', programme } as const;
    const range = rangeIn(new URL(request.url).search, new Date());
    return { kind: 'affiliate', range, ...(await readAll(range)) } as const;
  } catch (failure) {
    return { kind: 'failed', failure } as const;
  }
}

async function readAll(range: DateRange) {
  const [figures, links, lines, statements] = await Promise.all([
    playFabOps.get('/affiliates/figures', { query: { from: range.from, to: range.to } }),
    playFabOps.get('/affiliates/links'),
    playFabOps.get('/affiliates/lines'),
    playFabOps.get('/affiliates/statements'),
  ]);
  return { figures, links: links.items, lines, statements: statements.items };
}

/** Where storage is forbidden nobody is remembered. */
function isRemembered(): boolean {
  try {
    return hasStoredSession(localStorage);
  } catch {
    return false;
  }
}

/** The programme of affiliates: explained, and for those who take part with links and figures. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  return (
    <div className="page-width affiliate-page">
      <PageHead
        title="Affiliates Dashboard"
        path={paths.affiliateDashboard}
        description="Bring players to the harbour and see figures that add up: clicks, sign-ups, net revenue and every line of commission."
      />
      <div>
        <h1 className="page-title">Affiliates Dashboard</h1>
        {loaded.kind !== 'affiliate' && (
          <p className="affiliate-lead">
            Bring players to the harbour, and see exactly what comes of it: every click, every sign-up and
            every line of commission, down to the cent.
          </p>
        )}
      </div>
      {loaded.kind === 'affiliate' ? (
        <>
          <RangeForm key={`${loaded.range.from} ${loaded.range.to}`} range={loaded.range} now={new Date()} />
          <FiguresPanel figures={loaded.figures} links={loaded.links} range={loaded.range} />
          <LinksPanel loaded={loaded.links} />
          <LinesPanel loaded={loaded.lines} />
          <StatementsPanel statements={loaded.statements} />
        </>
      ) : (
        <>
          {loaded.kind === 'failed' && <FailureNotice failure={loaded.failure} />}
          {loaded.kind === 'player' && <StandingNotice programme={loaded.programme} />}
          <ProgrammePanel />
        </>
      )}
    </div>
  );
}
