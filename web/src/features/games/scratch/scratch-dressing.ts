import type { SymbolAtlas } from '../slots/symbol-atlas';
import type { FoilStyle } from './foil/foil-texture';

/** The card-specific art and copy of the shared scratch game. */
export interface ScratchDressing {
  /** CSS class of its colors and shape. */
  readonly className: string;
  readonly atlas: SymbolAtlas;
  /** Name of the card type: "ticket". */
  readonly noun: string;
  /** Invitation on its face. */
  readonly invitation: string;
  readonly columns: number;
  readonly art: { readonly face: string; readonly backdrop: string };
  readonly foil: FoilStyle;
}
