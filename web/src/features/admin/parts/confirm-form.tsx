import type { ComponentType, ReactNode } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button, type ButtonVariant } from '#components/ui/button';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { reasonForm, type ReasonInput } from './reason';
import { ReasonField } from './reason-field';

/** An action that an admin confirms. */
export interface ConfirmedAction<Reason extends string, Answer> {
  /** Label of the button. */
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** Left out for an action without a reason. */
  readonly reason?: ReasonInput<Reason>;
  readonly act: (reason: Reason, idempotencyKey: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** Left out when showing the failure is enough. */
  readonly onFailure?: (failure: unknown) => void;
}

/**
 * Confirms an action, with a reason if it needs one.
 *
 * @param keep      the button that leaves everything as it is
 * @param isInline  puts the field and the button side by side
 * @param children  what will happen
 */
export function ConfirmForm<Reason extends string, Answer>({
  submit,
  variant = 'danger',
  reason: input,
  act,
  onDone,
  onFailure,
  keep,
  isInline = false,
  Failure = FailureNotice,
  children,
}: ConfirmedAction<Reason, Answer> & {
  keep?: { readonly label: string; readonly onKeep: () => void };
  isInline?: boolean;
  Failure?: ComponentType<{ failure: unknown }>;
  children?: ReactNode;
}) {
  const { body, initial, message } = reasonForm(input);
  const { field, form, isPending, failure } = useContractForm({
    body,
    defaultValues: { reason: initial },
    messages: { reason: message },
    guards: true,
    // The field offers nothing but reasons of this type.
    send: ({ reason }, idempotencyKey) => act(reason as Reason, idempotencyKey),
    onDone,
    ...(onFailure && { onFailure }),
  });
  const notice = failure !== null && <Failure failure={failure} />;

  return (
    <form className={isInline ? 'flex flex-wrap items-end gap-3' : 'grid gap-5'} {...form}>
      {children}
      {input && <ReasonField input={input} isLocked={isPending} field={field('reason')} />}
      {!isInline && notice}
      <div className="flex flex-wrap justify-end gap-3">
        {keep && (
          <Button variant="outline" onClick={keep.onKeep}>
            {keep.label}
          </Button>
        )}
        <Button type="submit" variant={variant} pending={isPending}>
          {submit}
        </Button>
      </div>
      {isInline && notice}
    </form>
  );
}
