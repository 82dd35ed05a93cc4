import { Button } from '#components/ui/button';
import { FailureNotice } from './failure-notice';

/** Button for the next page of a list, with the failure of the last attempt. */
export function ShowMore({
  of: { next, isPending, failure, loadMore },
  children = 'Show more',
}: {
  of: { next: unknown; isPending: boolean; failure: unknown; loadMore: () => void };
  children?: string;
}) {
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      {next !== null && (
        <Button variant="outline" pending={isPending} onClick={loadMore}>
          {children}
        </Button>
      )}
    </>
  );
}
