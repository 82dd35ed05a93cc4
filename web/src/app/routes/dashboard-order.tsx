import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useOutletContext,
} from 'react-router';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { AdminOrderSheet } from '../../features/admin/orders/admin-order-sheet';
import type { OpenOrder } from '../../features/admin/orders/open-order';
import { DetailDrawer } from '../../features/admin/parts/detail-drawer';
import { notFoundWhen } from '../not-found-when';

/** @throws "page not found" for an unknown order number */
export async function load({ params, request }: LoaderFunctionArgs) {
  const [session, { order }] = await Promise.all([
    currentSession(),
    playFabOps
      .get('/admin/orders/{id}', { path: { id: params['order'] ?? '' } })
      .catch(notFoundWhen(request, 'orders/unknown-order')),
  ]);
  return { order, isSuperadmin: session?.isSuperadmin ?? false };
}

/** The response to a change has the order, while the index by which its number is found may lag behind. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['order'] !== nextParams['order'];

/** An order in a drawer over the list. */
export function Component() {
  const { order, isSuperadmin } = useLoaderData<typeof load>();
  return <OpenedOrder key={order.id} loaded={order} isSuperadmin={isSuperadmin} />;
}

function OpenedOrder({ loaded, isSuperadmin }: { loaded: AdminOrder; isSuperadmin: boolean }) {
  const { onChanged } = useOutletContext<OpenOrder>();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { isFromBoard?: boolean } | null };
  const [changed, setChanged] = useState(loaded);

  const close = () =>
    void (state?.isFromBoard
      ? navigate(-1)
      : navigate(dashboardPaths.orders + search, { replace: true, preventScrollReset: true }));

  return (
    <DetailDrawer of={changed} titleOf={({ id }) => `Order ${id}`} onClose={close}>
      {(order) => (
        <AdminOrderSheet
          order={order}
          isSuperadmin={isSuperadmin}
          onChanged={(after, what) => {
            setChanged(after);
            onChanged(after, what);
          }}
        />
      )}
    </DetailDrawer>
  );
}
