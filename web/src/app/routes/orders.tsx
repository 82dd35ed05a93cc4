import { Package } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { PageHead } from '#components/page-head';
import { buttonClass } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { DeletionBanner } from '../../features/account/deletion/deletion-banner';
import { OrderRow } from '../../features/orders/order-row';
import '../../features/orders/orders.css';

const pageSize = 20;

/** Loads a page of the player's orders, newest first; a search parameter holds the cursor. */
export async function load({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return playFabOps.get('/orders', { query: { limit: pageSize, before } });
}

/** All orders of the player. */
export function Component() {
  const { items, next } = useLoaderData<typeof load>();
  return (
    <div className="order page-width">
      <PageHead title="Your orders" path={paths.orders} description="The prizes you have redeemed." />
      <h1 className="page-title">Your orders</h1>
      <DeletionBanner />
      {items.length === 0 ? (
        <EmptyState
          Icon={Package}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.store}>
              Browse prizes
            </Link>
          }
        >
          You have not redeemed any prizes yet.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      {next !== null && (
        <Link className={buttonClass({ variant: 'outline' })} to={`?before=${encodeURIComponent(next)}`}>
          Older orders
        </Link>
      )}
    </div>
  );
}
