import { useEffect, useEffectEvent, useState } from 'react';
import { keep, readKept } from '#web/lib/storage/stored';
import { type ListShortcut, shortcutOf } from './list-shortcut';

const storageKey = 'jade-harbour.list-shortcuts';

/**
 * Single-key shortcuts of a list while its page is open. An admin who dictates or types by accident can switch them off on this device
 * (WCAG 2.1.4); the switch is in the list of shortcuts, which `?` opens.
 */
export function useListShortcuts(shortcuts: readonly ListShortcut[]) {
  const [isOn, setOn] = useState(() => readKept(storageKey) !== 'off');
  const [isListed, setListed] = useState(false);
  const all = [...shortcuts, { key: '?', label: 'Show the shortcuts', act: () => setListed(true) }];

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
    const isOnRow = target instanceof Element && target.matches('[data-list-row]');
    const isInDialog = document.querySelector('dialog[open]') !== null;
    const pressed = { key, ctrlKey, metaKey, altKey, repeat, isOnRow, isTyping, isInDialog };
    const shortcut = shortcutOf(all, pressed);
    if (!shortcut || event.defaultPrevented) return;
    event.preventDefault();
    shortcut.act();
  });

  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);

  return {
    shortcuts: all,
    isOn,
    isListed,
    show: () => setListed(true),
    hide: () => setListed(false),
    switchTo(next: boolean) {
      setOn(next);
      keep(storageKey, next ? null : 'off');
    },
  };
}
