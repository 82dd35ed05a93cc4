import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { PracticePayment } from '../../features/coins/payment/practice-payment';
import { notFoundWhen } from '../not-found-when';

/** Loads a sandbox purchase; one of another player, or on a stage with a real payment provider, is not found. */
export async function load({ params, request }: LoaderFunctionArgs) {
  return playFabOps
    .get('/coins/sandbox/{id}', { path: { id: params['id'] ?? '' } })
    .catch(notFoundWhen(request, 'coins/unknown-purchase', 'request/unknown-route'));
}

/** Payment page of the sandbox, for stages without real money. */
export function Component() {
  const practice = useLoaderData<typeof load>();
  const navigate = useNavigate();
  return (
    <div className="page-width grid gap-6 py-page max-inline-176">
      <PageHead title="Payment simulator" path={null} description="Simulates a payment without real money." />
      <h1 className="page-title">Payment simulator</h1>
      <PracticePayment
        practice={practice}
        onDone={() =>
          navigate(`${paths.coins}?purchase=${encodeURIComponent(practice.purchase.id)}`, {
            replace: true,
          })
        }
      />
    </div>
  );
}
