import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLateFailure } from '#web/lib/api/use-late-failure';
import { Button, type ButtonVariant } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ConfirmQuestion } from './confirm-question';

/**
 * A button whose action has to be confirmed in a dialog. After a failure the dialog stays open; a repeat has the same idempotency key, also
 * when the dialog was closed in between.
 *
 * @param opener    the button that opens the dialog
 * @param submit    label of the button that does it
 * @param keep      label of the button that leaves everything as it is
 * @param choice    the input of the action; another one gets a new idempotency key
 * @param onDone    the dialog stays open until the promise that it may return is settled
 * @param children  what will happen
 */
export function ConfirmDialog<Answer>({
  opener,
  title,
  submit,
  variant,
  keep,
  choice,
  act,
  onDone,
  children,
}: {
  opener: Omit<ComponentProps<typeof Button>, 'onClick'>;
  title: string;
  submit: string;
  variant?: ButtonVariant;
  keep?: string;
  choice?: string;
  act: (idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer) => unknown;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, failure, send, dismissFailure } = useAttempt();
  const showLate = useLateFailure(isOpen);

  function open() {
    dismissFailure();
    setOpen(true);
  }
  const close = () => setOpen(false);
  async function finish(answer: Answer) {
    await onDone(answer);
    close();
  }

  return (
    <>
      <Button {...opener} onClick={open} />
      <Dialog open={isOpen} onClose={close} title={title}>
        <ConfirmQuestion
          {...{ submit, isPending, failure }}
          {...(variant && { variant })}
          {...(keep !== undefined && { keep })}
          onConfirm={() =>
            void send(act, finish, { ...(choice !== undefined && { choice }), onFailure: showLate })
          }
          onKeep={close}
        >
          {children}
        </ConfirmQuestion>
      </Dialog>
    </>
  );
}
