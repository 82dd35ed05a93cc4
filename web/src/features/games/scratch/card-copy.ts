import type { Blocker } from '../console/blocker';
import type { Origin, RoundState } from '../rounds/machine/round-state';
import { resultMessage } from '../rounds/result-copy';
import { atlasSymbol, type SymbolAtlas } from '../slots/symbol-atlas';
import type { ScratchDressing } from './scratch-dressing';
import type { ScratchOutcome, ScratchRound } from './scratch-round';

/** The state of the game, whatever is on its table. */
export interface GameMoment {
  readonly phase: RoundState['phase'];
  /** How the card came to the table; null before the first. */
  readonly origin: Origin | null;
  readonly blocker: Blocker | null;
}

/** The state of the game that its copy describes. */
export interface CardMoment extends GameMoment {
  /** The card on the table; null before the first and while a new one is requested. */
  readonly round: ScratchRound | null;
  readonly opened: readonly number[];
  /** Fields that the last press opened; empty for an untouched card. */
  readonly newest: readonly number[];
  /** Open fields that are known to win. */
  readonly found: readonly number[];
  readonly cells: number;
}

/** The message under the card. */
export function messageText(moment: CardMoment, dressing: ScratchDressing): string {
  const { phase, round, blocker } = moment;
  if (phase === 'requesting') return `Drawing your ${dressing.noun}…`;
  const missing = blocker?.reason === 'funds' ? blocker.text : '';
  if (!round) return missing || 'Choose a stake, then press Play.';
  if (phase === 'idle') return [endMessage(moment, round, dressing.atlas), missing].filter(Boolean).join(' ');
  if (moment.newest.length === 0) return newCardLabel(moment, dressing);
  return [foundSymbolsLabel(moment, dressing.atlas), `${moment.opened.length} of ${moment.cells} revealed.`]
    .filter(Boolean)
    .join(' ');
}

/** Screen-reader text: each field as it opens, and the final result. */
export function statusLabel(moment: CardMoment, dressing: ScratchDressing): string {
  const { phase, round, newest, cells } = moment;
  if (!round || phase === 'requesting') return '';
  const named = keyLabel(round.outcome, dressing);
  if (phase === 'idle') return endMessage(moment, round, dressing.atlas);
  const [field] = newest;
  if (field === undefined) return [newCardLabel(moment, dressing), named].filter(Boolean).join(' ');
  if (newest.length > 1) return `All ${cells} spots are revealed.`;
  return [`${fieldName(round.outcome, field, dressing.atlas)}.`, foundSymbolsLabel(moment, dressing.atlas)]
    .filter(Boolean)
    .join(' ');
}

/** Accessible name of a card: how much of it is revealed, or its result. */
export function cardLabel(moment: CardMoment, { noun, atlas }: ScratchDressing): string {
  const { phase, round, opened, cells } = moment;
  if (!round) return `Your next ${noun}, ${cells} spots`;
  if (phase === 'idle') return `Your ${noun}: ${endMessage(moment, round, atlas)}`;
  return `Your ${noun}, ${opened.length} of ${cells} spots revealed`;
}

/** Accessible name of a field: its number, and its symbol once it is open. */
export function fieldName(outcome: ScratchOutcome | null, field: number, atlas: SymbolAtlas): string {
  const symbol = outcome?.cells[field];
  return symbol === undefined ? `Spot ${field + 1}` : `Spot ${field + 1}: ${atlasSymbol(atlas, symbol).name}`;
}

/** Result of a card, marked as shown again for a replay. */
function endMessage({ origin }: CardMoment, round: ScratchRound, atlas: SymbolAtlas): string {
  const message = [winLabel(round.outcome, atlas), resultMessage(round)].filter(Boolean).join(' ');
  return origin === 'replayed' ? `Replay: ${message}` : message;
}

/** Message for a card that has just been drawn. */
function newCardLabel(
  { origin, opened, cells }: CardMoment,
  { noun }: Pick<ScratchDressing, 'noun'>,
): string {
  if (origin === 'replayed') return `Replaying this ${noun}.`;
  if (opened.length === cells) return `Your ${noun} is fully revealed.`;
  if (opened.length > 0) return `Your ${noun} is saved. Keep scratching.`;
  // Only the device on which they were opened knows the open fields.
  if (origin === 'resumed' || origin === 'repeated') return `Here is your ${noun} again. Scratch or tap it.`;
  return `Scratch the ${noun} or tap a spot.`;
}

/** The treasure to find, on a card that names one. */
export function keyLabel({ key }: ScratchOutcome, { atlas }: Pick<ScratchDressing, 'atlas'>): string {
  return key === null ? '' : `Treasure to find: ${atlasSymbol(atlas, key).name}.`;
}

function foundSymbolsLabel({ round, found }: CardMoment, atlas: SymbolAtlas): string {
  const [first] = found;
  const symbol = first === undefined ? undefined : round?.outcome.cells[first];
  return symbol === undefined ? '' : `${found.length} × ${atlasSymbol(atlas, symbol).name}.`;
}

/** The winning symbols of an open card: "3 × Koi.", or empty. */
export function winLabel({ winning, cells }: ScratchOutcome, atlas: SymbolAtlas): string {
  const symbol = winning[0] === undefined ? undefined : cells[winning[0]];
  return symbol === undefined ? '' : `${winning.length} × ${atlasSymbol(atlas, symbol).name}.`;
}
