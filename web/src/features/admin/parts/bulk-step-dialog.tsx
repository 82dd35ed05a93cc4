import { type ReactNode, useEffect, useRef } from 'react';
import { FormDialog } from '#components/feedback/form-dialog';
import { type BulkOutcome, type BulkProgress, failedIn, isDone } from './bulk-job';
import { type BulkFailure, BulkReport } from './bulk-report';
import { type BulkNoun, doneLabel } from './bulk-step';
import { focusListIfLost } from './focus-list';

/** A bulk job, as of `useTabJob`. */
interface BulkJob<Outcome extends BulkOutcome> {
  readonly progress: BulkProgress<unknown, Outcome> | null;
  readonly watch: () => () => void;
  readonly repeat: () => void;
  readonly discard: () => void;
}

/**
 * Asks once for a bulk step, shows its progress, and names each one that failed. The step goes on when the dialog is closed; an opened
 * dialog shows it as long as it is under way.
 *
 * @param failureOf  names what failed, and why
 * @param children   the question before the step
 */
export function BulkStepDialog<Outcome extends BulkOutcome>({
  open,
  title,
  job: { progress, watch, repeat, discard },
  noun,
  failureOf,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  job: BulkJob<Outcome>;
  noun: BulkNoun;
  failureOf: (outcome: Outcome) => BulkFailure;
  onClose: () => void;
  children: ReactNode;
}) {
  const wasOpen = useRef(open);

  // The dialog returns the focus to its opener, which is gone once the selection is cleared. The effect of the dialog runs before this one.
  useEffect(() => {
    if (wasOpen.current && !open) focusListIfLost();
    wasOpen.current = open;
  }, [open]);

  const close = () => {
    if (progress && isDone(progress)) discard();
    onClose();
  };
  return (
    <FormDialog open={open} onClose={close} title={title}>
      {open &&
        (progress ? (
          <BulkReport
            noun={noun}
            total={progress.total}
            done={progress.outcomes.length}
            failures={failedIn(progress).map(failureOf)}
            result={doneLabel(progress, noun)}
            onShow={watch}
            onRepeat={repeat}
            onClose={close}
          />
        ) : (
          children
        ))}
    </FormDialog>
  );
}
