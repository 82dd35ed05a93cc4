import { RefreshCw } from 'lucide-react';

/** Takes the place of tiles that could not be loaded; a press loads them again. */
export function FailedTile({
  label,
  isRetrying,
  onRetry,
}: {
  label: string;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        className="today-tile panel flex cursor-pointer items-center gap-3 rounded-md px-3 text-start inline-full"
        data-failed
        aria-disabled={isRetrying}
        onClick={() => !isRetrying && onRetry()}
      >
        <RefreshCw aria-hidden="true" size={22} />
        <span className="grid min-inline-0">
          <span className="truncate text-xs text-muted">
            {label}
            <span className="sr-only"> could not be loaded.</span>
          </span>
          <strong className="truncate text-sm">{isRetrying ? 'Loading…' : 'Try again'}</strong>
        </span>
      </button>
    </li>
  );
}
