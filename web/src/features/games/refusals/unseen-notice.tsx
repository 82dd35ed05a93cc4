import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { messageFor } from '#web/lib/api/refusal-copy';

/** Notice that the confirmation of a watched round failed, with a retry. */
export function UnseenNotice({ failure, onRepeat }: { failure: unknown; onRepeat: () => void }) {
  return (
    <Notice tone="info" className="play-trouble">
      <p>
        <strong>{messageFor(failure).title}</strong> Your round is paid, but we could not confirm that you
        have seen it. Try again to play the next round.
      </p>
      <div className="flex flex-wrap gap-3 mbs-3">
        <Button variant="primary" onClick={onRepeat}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
