/** What is read of the event of a form that is submitted. */
interface SubmitEvent {
  readonly currentTarget: { checkValidity(): boolean };
  preventDefault(): void;
}

/**
 * Submits a form whose fields a contract checks, and whose boxes the browser checks, such as those of terms, which are no part of the body.
 * A form that is refused shows the faults of both at once. The boxes come last on the page: the fields are checked after them, so that the
 * first refused field has the focus.
 *
 * @param submit      checks the fields and sends the form
 * @param showFaults  checks the fields alone
 */
export function checkAll<Event extends SubmitEvent>(
  event: Event,
  { submit, showFaults }: { submit: (event: Event) => void; showFaults: () => void },
): void {
  if (event.currentTarget.checkValidity()) {
    submit(event);
    return;
  }
  event.preventDefault();
  showFaults();
}
