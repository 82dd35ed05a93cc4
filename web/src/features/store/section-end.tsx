import { Skeleton } from '#components/ui/skeleton';
import { SectionFailure } from './section-failure';

/** The end of the list: a loading state, a failure or nothing. */
export function SectionEnd({
  isReading,
  failure,
  onRetry,
}: {
  isReading: boolean;
  failure: unknown;
  onRetry: () => void;
}) {
  if (failure !== null) return <SectionFailure failure={failure} onRetry={onRetry} />;
  if (!isReading) return null;
  return (
    <div className="store-grid" role="status">
      <span className="sr-only">Loading more prizes…</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="block-88 rounded-lg" />
      ))}
    </div>
  );
}
