import { useEffect, useEffectEvent } from 'react';

const ownKeys = 'a, button, input, select, textarea, summary, dialog, [role="tab"], [contenteditable]';

/** Lets space and enter press the button from anywhere on the page that has no use of its own for them. */
export function usePlayKey(onPlay: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(ownKeys)) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog[open]')) onPlay();
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
