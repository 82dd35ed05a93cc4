import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';

/** The failure to load prizes, with a retry. Loaded prizes stay. */
export function SectionFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { title, text } = catalogMessageFor(failure);
  return (
    <Notice tone="error">
      <p className="font-bold">{title}</p>
      <p>{text}</p>
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
