import type { Blocker } from '../console/blocker';
import type { PlayState } from '../rounds/play-state';
import { resultMessage } from '../rounds/result-copy';
import { atlasSymbol, type SymbolAtlas } from '../slots/symbol-atlas';
import type { ScratchDressing } from './scratch-dressing';
import type { ScratchOutcome, ScratchRound } from './scratch-round';

/** A moment of the game, as far as it is put into words. */
export interface CardMoment {
  readonly state: Pick<PlayState, 'phase' | 'kept' | 'resumed' | 'replayed'>;
  /** The card on the table; null before the first and while a new one is on its way. */
  readonly round: ScratchRound | null;
  readonly opened: readonly number[];
  /** What the last press opened; nothing of a card that is as it came to the table. */
  readonly newest: readonly number[];
  /** Open fields that are known to win. */
  readonly found: readonly number[];
  readonly cells: number;
  readonly blocker: Blocker | null;
}

/** What the line under the card says. */
export function messageText(moment: CardMoment, dressing: ScratchDressing): string {
  const { state, round, blocker } = moment;
  if (state.phase === 'asking') return `Your ${dressing.noun} is being drawn …`;
  const missing = blocker?.reason === 'funds' ? blocker.text : '';
  if (!round) return missing || `Choose your stake and play a ${dressing.noun}.`;
  if (state.phase === 'resting')
    return [endMessage(state, round, dressing.atlas), missing].filter(Boolean).join(' ');
  if (moment.newest.length === 0) return beginningLabel(moment, dressing);
  return [foundLabel(moment, dressing.atlas), `${moment.opened.length} of ${moment.cells} open.`]
    .filter(Boolean)
    .join(' ');
}

/** What is read out: each field as it opens, and what the whole came to. */
export function statusLabel(moment: CardMoment, dressing: ScratchDressing): string {
  const { state, round, newest, cells } = moment;
  if (!round || state.phase === 'asking') return '';
  const named = keyLabel(round.outcome, dressing);
  if (state.phase === 'resting') return endMessage(state, round, dressing.atlas);
  const [field] = newest;
  if (field === undefined) return [beginningLabel(moment, dressing), named].filter(Boolean).join(' ');
  if (newest.length > 1) return `All ${cells} fields are open.`;
  return [`${fieldName(round.outcome, field, dressing.atlas)}.`, foundLabel(moment, dressing.atlas)]
    .filter(Boolean)
    .join(' ');
}

/** How a field is called: by its number, and by its symbol once it is open. */
export function fieldName(outcome: ScratchOutcome | null, field: number, atlas: SymbolAtlas): string {
  const symbol = outcome?.cells[field];
  return symbol === undefined
    ? `Field ${field + 1}`
    : `Field ${field + 1}: ${atlasSymbol(atlas, symbol).name}`;
}

/** What a card came to. One of the history is no news, and says so. */
function endMessage({ replayed }: CardMoment['state'], round: ScratchRound, atlas: SymbolAtlas): string {
  const words = [winLabel(round.outcome, atlas), resultMessage(round)].filter(Boolean).join(' ');
  return replayed ? `Shown again: ${words}` : words;
}

/** How a card that has been drawn comes to the table. */
function beginningLabel(
  { state: { kept, resumed, replayed }, opened, cells }: CardMoment,
  { noun }: Pick<ScratchDressing, 'noun'>,
): string {
  if (replayed) return `This ${noun} is shown once more.`;
  if (opened.length === cells) return `All of your ${noun} is open.`;
  if (opened.length > 0) return `Your ${noun} was kept as you left it. Rub on.`;
  // Which fields were open is known to the device they were opened on.
  if (resumed || kept) return `Here is your ${noun} again. Rub it, or tap a field.`;
  return `Rub your ${noun}, or tap a field.`;
}

/** Which treasure is to be found, on a card that names one. */
export function keyLabel({ key }: ScratchOutcome, { atlas }: Pick<ScratchDressing, 'atlas'>): string {
  return key === null ? '' : `The treasure to find: ${atlasSymbol(atlas, key).name}.`;
}

function foundLabel({ round, found }: CardMoment, atlas: SymbolAtlas): string {
  const [first] = found;
  const symbol = first === undefined ? undefined : round?.outcome.cells[first];
  return symbol === undefined ? '' : `${found.length} × ${atlasSymbol(atlas, symbol).name}.`;
}

/** What wins on an open card: "3 × Koi.", or nothing. */
export function winLabel({ winning, cells }: ScratchOutcome, atlas: SymbolAtlas): string {
  const symbol = winning[0] === undefined ? undefined : cells[winning[0]];
  return symbol === undefined ? '' : `${winning.length} × ${atlasSymbol(atlas, symbol).name}.`;
}
