import type { RespinRules } from '#domain/games/slots/machine';
import { amountLabel } from '../feature/feature-copy';
import type { SlotRound } from '../published-slot-game';
import { atlasSymbol, type SymbolAtlas } from '../symbol-atlas';
import { heldAtEnd, type Respins, respinStage } from './respin-stage';

/** Label for a number of respins that are left. */
export function respinsLeftLabel(left: number): string {
  if (left === 0) return 'No respins left';
  return left === 1 ? '1 respin left' : `${left} respins left`;
}

/** Sentence about a stage of the respins. */
export function respinLabel(
  respins: Respins,
  rules: RespinRules,
  played: number,
  atlas: SymbolAtlas,
): string {
  const { found, left } = respinStage(respins, rules, played);
  const more = countLabel(found.length, rules, atlas);
  if (played === 0) return `${more} stay. ${left === 0 ? 'The reels are full.' : `${left} respins.`}`;
  if (left === 0) return found.length > 0 ? `${more} more. The reels are full.` : 'No more respins.';
  return found.length > 0 ? `${more} more: ${left} respins again.` : `${respinsLeftLabel(left)}.`;
}

/** Sentences about what respins paid, for the end of a round. */
export function respinsResult(
  round: SlotRound,
  { symbol }: Pick<RespinRules, 'symbol'>,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  const respins = round.outcome.spins[0]?.respins;
  if (!respins) return '';
  const held = countLabel(heldAtEnd(respins).length, { symbol }, atlas);
  const paid = amountLabel(round, respins.payout, locale);
  if (respins.grand === 0) return `${held} paid ${paid}.`;
  return `${held} fill the reels and paid ${paid}, of which ${amountLabel(round, respins.grand, locale)} for full reels.`;
}

function countLabel(count: number, { symbol }: Pick<RespinRules, 'symbol'>, atlas: SymbolAtlas): string {
  const name = atlasSymbol(atlas, symbol).name.toLowerCase();
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
