import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/**
 * Says that a part of a game could not load.
 *
 * @param isRepeated  whether a retry failed as well: browsers may keep a failed module until the page is reloaded
 */
export function PartFailure({ isRepeated, onRetry }: { isRepeated: boolean; onRetry: () => void }) {
  const isOnline = navigator.onLine;
  return (
    <Notice tone="error">
      <p className="font-bold">We could not load this part. Your game is not affected.</p>
      <p>
        {isOnline
          ? 'Check your connection and try again.'
          : 'You are offline. Try again when you are back online.'}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Button variant="link" onClick={onRetry}>
          Try again
        </Button>
        {isRepeated && isOnline && (
          <Button variant="link" onClick={() => location.reload()}>
            Reload the page
          </Button>
        )}
      </div>
    </Notice>
  );
}
