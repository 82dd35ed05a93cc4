import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { needsSecond } from '#web/lib/api/needs-second';
import { useAttempt } from '#web/lib/api/use-attempt';

/**
 * Requests the approval of another superadmin for a form that a single one may not send.
 *
 * @param failure  of the form; the button is there when it can be solved by an approval
 * @param readBody  of `useContractForm`
 */
export function RequestApproval<Body>({
  failure: refused,
  readBody,
  request,
  onRequested,
}: {
  failure: unknown;
  readBody: (act: (body: Body) => unknown) => void;
  request: (body: Body, idempotencyKey: string) => Promise<unknown>;
  onRequested: (message: string) => void;
}) {
  const { isPending, failure, send } = useAttempt();
  if (!needsSecond(refused)) return null;

  const requestApproval = () =>
    readBody((body) =>
      send(
        (idempotencyKey) => request(body, idempotencyKey),
        () => onRequested('Sent to another superadmin. Track the request under Approvals.'),
        { choice: JSON.stringify(body) },
      ),
    );
  return (
    <>
      <Button variant="outline" pending={isPending} onClick={requestApproval}>
        Ask another superadmin
      </Button>
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}
