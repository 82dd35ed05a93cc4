import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';

/** Explains a catalog failure and offers a retry. */
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
        <Button variant="link" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
