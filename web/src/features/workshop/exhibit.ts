import type { ReactNode } from 'react';

/** A component of the workshop with all its states. */
export interface Exhibit {
  /** Its file below `components`, without extension. */
  readonly component: string;
  /** Its usual background. */
  readonly ground?: 'background' | 'panel';
  readonly states: readonly ExhibitState[];
}

export interface ExhibitState {
  readonly name: string;
  readonly show: ReactNode;
}
