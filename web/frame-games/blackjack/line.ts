import { find } from '../felt/find';
import { setText } from '../felt/set-text';

/** The line on the table, and what screen readers announce in its place. */
export interface Line {
  /** @param spoken  @default the label */
  set(label: string, spoken?: string): void;
}

export function createLine(): Line {
  const line = find<HTMLElement>('#line');
  const announcement = find<HTMLElement>('#announcement');
  return {
    set(label, spoken = label) {
      setText(line, label);
      announcement.textContent = spoken;
    },
  };
}
