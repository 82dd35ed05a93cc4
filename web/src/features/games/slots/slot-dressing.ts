import type { SymbolAtlas } from './symbol-atlas';
import type { TableArt } from './table';
import type { TumbleParts } from './tumbles/tumbles-on-table';
import type { ClusterOverlay } from './wins/cluster-overlay';

/** The machine-specific art of the shared slot game, and parts that only its machine loads. */
export interface SlotDressing {
  readonly atlas: SymbolAtlas;
  readonly art: TableArt;
  /** For a machine whose symbols tumble. */
  readonly tumbles?: TumbleParts;
  /** For a machine that pays by clusters. */
  readonly Clusters?: typeof ClusterOverlay;
}
