import { type InvalidEvent, useState } from 'react';
import { fieldFault } from './field-fault';

/**
 * Shows why the browser refuses a field with the field's own error, in place of the bubble of the browser. The form is still not sent, and its
 * first refused field gets the focus.
 */
export function useFieldFault() {
  const [fault, setFault] = useState<string | undefined>(undefined);
  return {
    fault,
    handlers: {
      onInvalid(event: InvalidEvent<HTMLInputElement>) {
        event.preventDefault();
        const field = event.currentTarget;
        setFault(fieldFault(field));
        // A refused event leaves the focus to the page.
        if (field.form?.querySelector(':is(input, select, textarea):invalid') === field) field.focus();
      },
      onInput: () => setFault(undefined),
    },
  };
}
