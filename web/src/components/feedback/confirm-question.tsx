import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../ui/button';
import { FailureNotice } from './failure-notice';

/**
 * Asks before something that cannot be undone: what will happen, the failure of the last attempt, and the two ways.
 *
 * @param submit    label of the button that does it
 * @param keep      label of the button that leaves everything as it is
 * @param children  what will happen
 */
export function ConfirmQuestion({
  submit,
  variant = 'danger',
  keep = 'Not now',
  isPending = false,
  isDisabled = false,
  failure = null,
  onConfirm,
  onKeep,
  children,
}: {
  submit: string;
  variant?: ButtonVariant;
  keep?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  failure?: unknown;
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-5">
      {children}
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          {keep}
        </Button>
        <Button variant={variant} disabled={isDisabled} pending={isPending} onClick={onConfirm}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
