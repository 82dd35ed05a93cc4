import { useEffect, useEffectEvent } from 'react';

const ownKeys = 'a, button, input, select, textarea, summary, dialog, [role="tab"], [contenteditable]';

/** Maps space and enter to the play button, unless the focused element uses these keys. */
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
