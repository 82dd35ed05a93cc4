import { type RefObject, useEffect } from 'react';
import type { Refused } from './use-saving';

/**
 * Keeps the focus where the admin has to look: at the first field at fault, and on the form once its note is settled.
 *
 * @param isNoted  whether something has to be settled before the form can be saved
 */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { refused, isNoted }: { refused: Refused | null; isNoted: boolean },
): void {
  useEffect(() => {
    const wrong = new Set(refused?.faults.map(({ field }) => field));
    const first = [...(form.current?.elements ?? [])].find((element) =>
      wrong.has(element.getAttribute('name') ?? ''),
    );
    if (first instanceof HTMLElement) first.focus();
  }, [form, refused]);

  useEffect(() => {
    const element = form.current;
    if (!isNoted || !element) return;
    return () => {
      // Settling the note takes away the very button that had the focus.
      if (element.contains(document.activeElement)) return;
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [form, isNoted]);
}
