import type { ReactNode } from 'react';
import type { Tab } from '#components/ui/tabs';

/** What a family of games adds to the guide. */
export interface FamilyGuide {
  /** Shown before rules and odds. */
  readonly tabs: readonly Tab[];
  /** Shown after the odds that all games have. */
  readonly odds?: ReactNode;
}

/** Loads it when the guide is opened; the same function as long as the guide is the same. */
export type LoadGuide = () => Promise<FamilyGuide>;
