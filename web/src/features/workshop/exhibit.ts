import type { ReactNode } from 'react';

/** A component on show, in every state that it has. */
export interface Exhibit {
  /** Its file below `components`, without the ending. */
  readonly component: string;
  /** What it usually stands on. */
  readonly ground?: 'background' | 'surface';
  readonly states: readonly ExhibitState[];
}

export interface ExhibitState {
  readonly name: string;
  readonly show: ReactNode;
}
