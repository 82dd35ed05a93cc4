import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { wordsFor } from '#web/lib/refusal-words';

/** Says that the house could not be told yet that free spins were seen. */
export function UnseenNotice({ failure, onRepeat }: { failure: unknown; onRepeat: () => void }) {
  return (
    <Notice tone="info" className="slots-trouble">
      <p>
        <strong>{wordsFor(failure).title}</strong> Your free spins are paid. We could only not note yet that
        you have seen them, and the next round waits for that.
      </p>
      <div className="slots-trouble-actions">
        <Button look="primary" onClick={onRepeat}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
