/** What the browser knows of a field that it refuses. */
interface RefusedField {
  readonly type: string;
  readonly minLength: number;
  readonly validity: Partial<
    Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'tooShort' | 'customError'>
  >;
  /** The browser's own message, or the one that the field was given. */
  readonly validationMessage: string;
}

/** Returns the message for a field that the browser refuses, the same as in every other form. */
export function fieldFault({ type, minLength, validity, validationMessage }: RefusedField): string {
  if (validity.customError) return validationMessage;
  if (validity.valueMissing)
    return type === 'checkbox' ? 'Check this box to continue.' : 'Fill in this field.';
  if (validity.typeMismatch && type === 'email') return 'Enter an email address such as name@example.com.';
  return validity.tooShort ? `Enter at least ${minLength} characters.` : validationMessage;
}
