import { type RefObject, useEffect } from 'react';
import type { Refused } from './use-saving';

/**
 * Moves the focus to the first field with a fault, and to the form once its note is resolved.
 *
 * @param isNoted  whether a conflict has to be resolved before the form can be saved
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
      // Resolving the note removes the focused button.
      if (element.contains(document.activeElement)) return;
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [form, isNoted]);
}
