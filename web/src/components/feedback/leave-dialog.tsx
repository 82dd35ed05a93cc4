import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

/** Asks before typed text is lost with its page or dialog. */
export function LeaveDialog({
  isBlocked,
  onStay,
  onLeave,
}: {
  isBlocked: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog
      open={isBlocked}
      onClose={onStay}
      title="Leave without saving?"
      // With its own handling of Escape, a browser also closes the dialog below when both were opened by one key.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onStay();
      }}
    >
      <div className="grid gap-4">
        <p>What you entered has not been saved.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onLeave}>
            Leave
          </Button>
          <Button variant="primary" onClick={onStay}>
            Keep editing
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
