import { Button } from '#components/ui/button';
import { FailureNotice } from './failure-notice';

/** The way to the next page of a list below what is shown of it, and why that did not come. */
export function ShowMore({
  of: { next, isPending, failure, readOn },
  children = 'Show more',
}: {
  of: { next: string | null; isPending: boolean; failure: unknown; readOn: () => void };
  children?: string;
}) {
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      {next !== null && (
        <Button look="outline" pending={isPending} onClick={readOn}>
          {children}
        </Button>
      )}
    </>
  );
}
