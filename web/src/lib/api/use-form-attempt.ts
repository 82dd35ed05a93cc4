import type { FormEvent } from 'react';
import { useAttempt } from './use-attempt';

/**
 * A form whose fields keep their own values. Its `onChange` makes a changed input a new write.
 *
 * @param write  sends the fields
 */
export function useFormAttempt<Answer>(
  write: (fields: FormData, idempotencyKey: string) => Promise<Answer>,
  onDone?: (answer: Answer) => unknown,
) {
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  return {
    isPending,
    failure,
    onChange: newIdempotencyKey,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      void send((idempotencyKey) => write(fields, idempotencyKey), onDone);
    },
  };
}
