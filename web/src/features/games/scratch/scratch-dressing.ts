import type { SymbolAtlas } from '../slots/symbol-atlas';
import type { FoilLook } from './foil/foil-texture';

/** What one card brings to the game that all scratch cards share. */
export interface ScratchDressing {
  /** The class that its colors and shape hang on. */
  readonly className: string;
  readonly atlas: SymbolAtlas;
  /** What the card is called: "ticket". */
  readonly noun: string;
  /** What is to be done, on its face. */
  readonly invitation: string;
  readonly columns: number;
  readonly art: { readonly face: string; readonly backdrop: string };
  readonly foil: FoilLook;
}
