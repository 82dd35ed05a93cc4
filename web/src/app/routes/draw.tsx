import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { Panel } from '#components/ui/panel';
import { mostEntriesPerPage } from '#contracts/page-bounds';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { getPublic } from '#web/lib/api/public-ops';
import { paths } from '#web/lib/paths';
import { DrawCheck } from '../../features/draws/draw-check';
import { DrawFacts } from '../../features/draws/draw-facts';
import { rangeLabel } from '../../features/draws/random-prize-copy';
import type { Draw } from '../../features/draws/random-prize-views';
import { WinnersList } from '../../features/draws/winners-list';
import { notFoundWhen } from '../not-found-when';
import '../../features/draws/draws.css';

/** Loads a draw and the player's entries. */
export async function load({ params, request }: LoaderFunctionArgs) {
  const path = { id: params['id'] ?? '' };
  const [{ draw }, own] = await Promise.all([
    getPublic('/public/draws/{id}', { path }),
    playFabOps.get('/draws/{id}/entries', { path }),
  ]).catch(notFoundWhen(request, 'draws/unknown-draw'));
  return { draw, own: own.items };
}

/** A draw: its prize, the player's entries, the winners and the proof. */
export function Component() {
  const { draw, own } = useLoaderData<typeof load>();
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-page">
      <PageHead title={draw.productName} path={paths.draw(draw.id)} description="A prize draw." />
      <div>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Link className="text-link" to={paths.product(draw.product)}>
            View prize
          </Link>
          <Link className="text-link" to={paths.draws}>
            All draws
          </Link>
        </p>
        <h1 className="page-title">{draw.productName}</h1>
      </div>
      <div className="grid grid-fit-88 gap-6 items-start">
        <Panel title="Draw details">
          <DrawFacts draw={draw} />
        </Panel>
        <Panel title="Your entries">
          {own.length === 0 ? (
            <p className="chance-quiet text-sm text-muted">You have no entries in this draw.</p>
          ) : (
            <ul className="grid gap-3">
              {own.map((entries) => (
                <li
                  key={entries.first}
                  className="prize-piece flex items-center gap-3 rounded-md px-4 py-3 font-display font-bold tabular border-line"
                >
                  {rangeLabel(entries)}
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {draw.state === 'drawn' && (
          <Panel title="Winners">
            <WinnersList draw={draw} own={own} />
            <DrawCheck draw={draw} check={check} />
          </Panel>
        )}
      </div>
    </div>
  );
}

/** Loads the verification tools on demand and checks the draw with them. */
async function check(draw: Draw, onProgress: (entries: number) => void) {
  const [{ checkDraw }, { hmacSha256, sha256Hex }] = await Promise.all([
    import('../../features/draws/check-draw'),
    import('../../features/fairness/web-crypto'),
  ]);
  const readPage = (after: number) =>
    getPublic('/public/draws/{id}/entries', {
      path: { id: draw.id },
      query: { limit: mostEntriesPerPage, after },
    });
  return checkDraw(draw, { readPage, hmacSha256, sha256Hex }, onProgress);
}
