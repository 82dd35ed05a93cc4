import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { choiceIn } from '#web/lib/filters/filters';
import { paths } from '#web/lib/paths';
import { AdminOrders, statuses } from '../../features/admin/orders/admin-orders';
import { AdminPage } from '../../features/admin/parts/admin-page';

type Status = AdminOrder['status'];

/** Upper bound for counts of waiting orders; beyond it the page shows "+". */
const mostCounted = 50;
const waitingSteps = ['placed', 'approved', 'shipped'] as const satisfies readonly Status[];

/** Loads the orders with the status in the address, and the number of orders that wait in each status. */
export async function load({ request }: LoaderFunctionArgs) {
  const status = choiceIn<Status>(new URL(request.url).searchParams, 'status', statuses);
  const [page, ...counted] = await Promise.all([
    playFabOps.get('/admin/orders', { query: { status } }),
    ...waitingSteps.map((step) =>
      playFabOps.get('/admin/orders', { query: { status: step, limit: mostCounted } }),
    ),
  ]);
  const waiting = waitingSteps.map((step, index) => {
    const { items = [], next = null } = counted[index] ?? {};
    return [step, `${items.length}${next === null ? '' : '+'}`] as const;
  });
  return {
    status,
    page,
    waiting: Object.fromEntries(waiting) as Partial<Record<Status, string>>,
  };
}

/** Administration of orders. */
export function Component() {
  const { status, page, waiting } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title="Orders" path={paths.dashboardOrders} description="Orders to process.">
      <AdminOrders
        key={status}
        status={status}
        loaded={page}
        waiting={waiting}
        onChanged={() => void revalidate()}
      />
    </AdminPage>
  );
}
