import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';

/** What went wrong with the catalog, what it means, and the way forward. */
export function CatalogFailure({
  failure,
  children,
  onRetry,
}: {
  failure: unknown;
  children?: string | undefined;
  onRetry?: () => void;
}) {
  const { title, text } = catalogMessageFor(failure);
  return (
    <Notice tone="error">
      <p className="font-bold">{title}</p>
      <p>{children ?? text}</p>
      {onRetry && (
        <Button look="link" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
