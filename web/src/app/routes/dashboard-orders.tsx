import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { AdminOrders } from '../../features/admin/orders/admin-orders';
import type { OpenOrder } from '../../features/admin/orders/open-order';
import { orderFiltersIn, orderQuery, type OrderStatus } from '../../features/admin/orders/order-filters';
import { useOrderAnswers } from '../../features/admin/orders/use-order-answers';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';

/** Counts at and above this bound, which is that of the API, show "+". */
const mostCounted = 200;

/** Loads the orders that pass the filters in the address, and the number of orders that wait in each status. */
export async function load({ request }: LoaderFunctionArgs) {
  const filters = orderFiltersIn(new URL(request.url).searchParams);
  const [session, page, counts] = await Promise.all([
    currentSession(),
    playFabOps.get('/admin/orders', { query: orderQuery(filters) }),
    playFabOps.get('/admin/order-counts'),
  ]);
  const waiting = Object.entries(counts).map(([status, count]) => [
    status,
    count >= mostCounted ? `${mostCounted}+` : String(count),
  ]);
  return {
    admin: session?.player ?? '',
    filters,
    page,
    waiting: Object.fromEntries(waiting) as Partial<Record<OrderStatus, string>>,
  };
}

/** Opening or leaving an order does not reload the list behind it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** Administration of orders; the open one has an address of its own, over the list. */
export function Component() {
  const { admin, filters, page, waiting } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState('');
  const { answers, add, clear } = useOrderAnswers();
  const reload = () => void revalidate();
  const open: OpenOrder = {
    onChanged(order: AdminOrder, what: string) {
      setMessage(what);
      add(order);
      reload();
    },
  };
  return (
    <AdminPage title="Orders" path={dashboardPaths.orders} description="Orders to process.">
      <SavedViewsBar list="orders" admin={admin} />
      <AdminOrders
        filters={filters}
        loaded={page}
        answers={answers}
        waiting={waiting}
        message={message}
        onChanged={reload}
        onRefresh={() => {
          clear();
          reload();
        }}
      />
      <Outlet context={open} />
    </AdminPage>
  );
}
