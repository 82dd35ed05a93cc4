import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Row } from '#components/ui/row';
import type { PostbackDelivery } from '#contracts/affiliates/postback-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';

/**
 * Sends a test to the postback URL, or turns postbacks off.
 *
 * @param onTested  left out while nothing is sent
 */
export function PostbackActions({
  onTested,
  onTurnedOff,
}: {
  onTested?: (delivery: PostbackDelivery) => void;
  onTurnedOff: () => void;
}) {
  const { isPending, failure, send } = useAttempt();
  return (
    <>
      <Row>
        {onTested && (
          <Button
            variant="outline"
            pending={isPending}
            onClick={() =>
              void send(
                (idempotencyKey) => playFabOps.post('/affiliates/postback/tests', { idempotencyKey }),
                ({ delivery }) => onTested(delivery),
              )
            }
          >
            Send a test
          </Button>
        )}
        <Button
          variant="quiet"
          pending={isPending}
          onClick={() =>
            void send(() => playFabOps.delete('/affiliates/postback'), onTurnedOff, { choice: 'off' })
          }
        >
          Turn off postbacks
        </Button>
      </Row>
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}
