import { type FormEvent, useState } from 'react';

/**
 * A form that is sent once at a time and shows its failure.
 *
 * @param send  submits the form, with a function that returns field values by name
 * @param messageFor  maps a failure to a message
 */
export function useSubmission(
  send: (field: (name: string) => string) => Promise<void>,
  messageFor: (failure: unknown) => string,
): { isPending: boolean; failure: string | null; onSubmit: (event: FormEvent<HTMLFormElement>) => void } {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(form: FormData) {
    setPending(true);
    setFailure(null);
    try {
      await send((name) => String(form.get(name) ?? ''));
    } catch (thrown) {
      setFailure(messageFor(thrown));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isPending) void submit(new FormData(event.currentTarget));
    },
  };
}
