import type { ComponentType, ReactNode } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button, type ButtonVariant } from '#components/ui/button';
import { useAttempt } from '#web/lib/api/use-attempt';

/** What an admin may decide. */
export interface DecisionChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/**
 * The decisions that an admin may take without a reason, one of which is taken at a time.
 *
 * @param children  further actions, after the buttons
 */
export function Decision<Value extends string, Answer>({
  choices,
  decide,
  onDecided,
  onFailure,
  Failure = FailureNotice,
  children,
}: {
  choices: readonly DecisionChoice<Value>[];
  decide: (value: Value, idempotencyKey: string) => Promise<Answer>;
  onDecided: (answer: Answer) => unknown;
  onFailure?: (failure: unknown) => void;
  Failure?: ComponentType<{ failure: unknown }>;
  children?: ReactNode;
}) {
  const { isPending, failure, send } = useAttempt();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {choices.map(({ value, label, variant = 'outline' }) => (
          <Button
            key={value}
            variant={variant}
            pending={isPending}
            onClick={() =>
              void send((idempotencyKey) => decide(value, idempotencyKey), onDecided, {
                choice: value,
                ...(onFailure && { onFailure }),
              })
            }
          >
            {label}
          </Button>
        ))}
        {children}
      </div>
      {failure !== null && <Failure failure={failure} />}
    </>
  );
}
