import { useLoaderData, useRevalidator } from 'react-router';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { currentSession } from '#web/lib/session/session';
import { DrawList } from '../../features/admin/draws/draw-list';
import { NewDraw } from '../../features/admin/draws/new-draw';
import { OddsEditor } from '../../features/admin/draws/odds-editor';
import { AdminPage } from '../../features/admin/parts/admin-page';
import '../../features/admin/draws/admin-draws.css';

/** Loads the newest draws, and all products for which draws or odds can be published. */
export async function load() {
  const [session, draws, sweeps, mysteries, ...prizes] = await Promise.all([
    currentSession(),
    playFabOps.get('/admin/draws'),
    ...(['mega_sweeps', 'mystery_prize', 'merch', 'experiences', 'trips'] as const).map(productsOf),
  ]);
  const isSuperadmin = session?.isSuperadmin ?? false;
  return {
    isSuperadmin,
    draws,
    leastWorthPercent: draws.worthWithoutApproval.least,
    sweeps: sweeps ?? [],
    mysteries: mysteries ?? [],
    prizes: prizes.flat(),
  };
}

/** Administration of draws and odds. */
export function Component() {
  const { isSuperadmin, draws, leastWorthPercent, sweeps, mysteries, prizes } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <AdminPage title="Draws" path={dashboardPaths.draws} description="Prize draws and mystery prize odds.">
      <div className="grid grid-fit-104 gap-6 items-start">
        <Panel title="All draws">
          <DrawList loaded={draws} />
        </Panel>
        <div className="grid gap-4">
          <Panel title="Open a draw">
            {sweeps.length === 0 ? (
              <p>No Mega Sweeps products yet. Add one under Products first.</p>
            ) : (
              <NewDraw products={sweeps} onOpened={reload} />
            )}
          </Panel>
          <Panel title="Mystery prize odds">
            {mysteries.length === 0 ? (
              <p>No mystery prizes yet. Add one under Products first.</p>
            ) : (
              <OddsEditor
                mysteries={mysteries}
                prizes={prizes}
                isSuperadmin={isSuperadmin}
                leastWorthPercent={leastWorthPercent}
              />
            )}
          </Panel>
        </div>
      </div>
    </AdminPage>
  );
}

async function productsOf(category: 'mega_sweeps' | 'mystery_prize' | 'merch' | 'experiences' | 'trips') {
  const products = await fetchEveryProduct(undefined, { category });
  return products.map(({ id, name, price }) => ({ id, name, price: hundredthsOf(price) }));
}
