import type { ComponentProps } from 'react';
import { useFieldFault } from '#web/lib/forms/use-field-fault';
import { TextField } from './text-field';

/** A text field of a form that the browser checks; what is wrong is said below the field, as in every other form. */
export function CheckedTextField(
  props: Omit<ComponentProps<typeof TextField>, 'error' | 'onInvalid' | 'onInput'>,
) {
  const { fault, handlers } = useFieldFault();
  return <TextField {...props} {...handlers} error={fault} />;
}
