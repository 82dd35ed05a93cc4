import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Note } from '#components/ui/note';
import type { PostbackDelivery } from '#contracts/affiliates/postback-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import { eventNames, outcomeLabel, retentionLabel, stateCopy } from './postback-copy';

/**
 * The latest postbacks of an affiliate with what became of them.
 *
 * @param isSuspended  whether postbacks pause: none has another attempt
 */
export function PostbackDeliveries({
  deliveries,
  isSuspended,
  onRead,
}: {
  deliveries: readonly PostbackDelivery[];
  isSuspended: boolean;
  onRead: (postback: GetAnswer<'/affiliates/postback'>) => void;
}) {
  const { isPending, failure, send } = useAttempt();
  if (deliveries.length === 0) return null;
  return (
    <>
      <DataTable
        caption="Latest postbacks"
        columns={['Time', 'Event', 'Status', 'Last attempt', 'Attempts', 'Next attempt']}
      >
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={isSuspended ? { ...delivery, nextAt: null } : delivery} />
        ))}
      </DataTable>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          pending={isPending}
          onClick={() => void send(() => playFabOps.get('/affiliates/postback'), onRead)}
        >
          Refresh
          <span className="sr-only"> the latest postbacks</span>
        </Button>
        <Note>{retentionLabel(isSuspended)}</Note>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}

function Delivery({ delivery }: { delivery: PostbackDelivery }) {
  const { at, kind, state, attempts, nextAt } = delivery;
  const { name, tone } = stateCopy[state];
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {instantLabel(at)}
      </th>
      <td>{eventNames[kind]}</td>
      <td>
        <Badge tone={tone}>{name}</Badge>
      </td>
      <td>{outcomeLabel(delivery)}</td>
      <td>{attempts}</td>
      <td className="whitespace-nowrap">{nextAt === null ? '–' : instantLabel(nextAt)}</td>
    </tr>
  );
}
