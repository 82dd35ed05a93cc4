import type { HTMLAttributes, KeyboardEvent, SyntheticEvent } from 'react';

type GroupProps = Pick<
  HTMLAttributes<HTMLElement>,
  'aria-disabled' | 'onKeyDown' | 'onClickCapture' | 'onChangeCapture'
>;

const unlockedGroup: GroupProps = { 'aria-disabled': false };
const lockedGroup: GroupProps = {
  'aria-disabled': true,
  onKeyDown: stopKeys,
  onClickCapture: stop,
  onChangeCapture: stop,
};

/**
 * Properties of a group of controls that is locked, or not. `aria-disabled` says so to assistive technology, an overlay stops pointers,
 * and the group what gets past it: keys, clicks of a screen reader or of voice control, and a list that was open before. Unlike `disabled`
 * on each control, that keeps the focus in place, and a round that locks and unlocks them changes the group alone.
 */
export function groupLock(locked: boolean): GroupProps {
  return locked ? lockedGroup : unlockedGroup;
}

/** Stops keys, except those that leave the controls. */
export function stopKeys(event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
}

/** Ends an event before it reaches the control. */
function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
