import { type FormEvent, useState } from 'react';

/**
 * A form that is sent once at a time and keeps its failure.
 *
 * @param send  submits the form and resolves when it is done
 */
export function useForm(send: (form: FormData) => Promise<void>) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function submit(form: HTMLFormElement) {
    setPending(true);
    setFailure(null);
    try {
      await send(new FormData(form));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    failure,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isPending) void submit(event.currentTarget);
    },
  };
}
