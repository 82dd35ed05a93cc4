import { blocksFor } from '#domain/fairness/blocks';
import type { RoundProof } from '#domain/fairness/commitment';
import { type BlockSource, type Draws, drawsFrom } from '#domain/fairness/draws';
import { drawRow } from '#domain/games/odds/weighted-prizes';
import type { Chance } from '#domain/games/play-round';
import type { RoundCheck } from '#domain/games/verify-round';
import { type Amount, amount, sum } from '#domain/money/coin';
import { currentTerms, type GrantTerms } from '#domain/wallet/grant';
import { type Posting, transfer } from '#domain/wallet/posting';
import { fulfillmentOf } from '../category';
import type { OrderLine } from '../order-line';
import { findActive, type Product, type Products } from '../product';
import { mayTurnOutToBe, oddsVersionOf } from '../random-prize';
import { allParts, type MysteryOdds, type MysteryOutcome } from './odds';

/** What a piece turned out to be, and what was given for it. */
export type GivenPrize =
  | { readonly kind: 'gold'; readonly gold: Amount }
  | { readonly kind: 'sweeps'; readonly sweeps: Amount }
  | { readonly kind: 'product'; readonly product: string; readonly name: string }
  /** Nothing was left of the product, or it is no prize of this kind any more: the published Gold Coins instead. */
  | {
      readonly kind: 'substitute';
      readonly product: string;
      readonly name: string;
      readonly gold: Amount;
    };

/** A piece that was drawn. */
export interface DrawnPiece {
  /** The mystery prize that it is a piece of. */
  readonly product: string;
  /** Position in the list of its odds. */
  readonly outcome: number;
  readonly given: GivenPrize;
}

/** By which odds the pieces of a product were drawn. */
export interface OddsOfDraw {
  readonly product: string;
  readonly version: number;
  /** SHA-256 of the odds' canonical text, 64 hex characters. */
  readonly hash: string;
}

/** All that an order drew, in the order of its lines: every number comes from one nonce of the player's own seeds. */
export interface PrizeDraw {
  readonly proof: Omit<RoundProof, 'parHash'>;
  readonly odds: readonly OddsOfDraw[];
  readonly pieces: readonly DrawnPiece[];
}

/** How the ledger remembers what an order drew: enough to draw it again. */
export interface PrizeDrawRecord extends Omit<RoundProof, 'parHash'> {
  /** Hashes of the odds, one for each line that was drawn. */
  readonly odds: readonly string[];
  /** Positions in the lists of odds, a number a piece. */
  readonly outcomes: readonly number[];
  /** Those that Sweeps Coins among them were given under. */
  readonly terms?: GrantTerms;
}

/** What a draw comes to. */
export interface DrawnPrizes {
  readonly draw: PrizeDraw;
  readonly postings: readonly Posting[];
  /** Lines of the order for the products that were won; they cost nothing. */
  readonly won: readonly OrderLine[];
}

/** How many 32-byte blocks a verifier computes for so many pieces. */
export function blocksOfPieces(pieces: number): number {
  return blocksFor(pieces, [allParts]);
}

/**
 * Draws every piece of the mystery prizes among an order's lines, one number each, line by line. What is won of the store is taken
 * from what is left of it; what is not left, or cannot reach its winner as the order was told, is replaced as published.
 *
 * @param odds    of every line that is drawn, in the version that the line names, with the hash of its text
 * @param prizes  the products that can be won, as they are now
 * @throws Error when odds of a line are missing (our bug)
 */
export function drawPrizes(
  lines: readonly OrderLine[],
  odds: ReadonlyMap<string, MysteryOdds & { hash: string }>,
  prizes: Products,
  { commitment, draws }: Chance,
): DrawnPrizes {
  const taken = new Map<string, number>();
  const pieces: DrawnPiece[] = [];
  const drawnOdds: OddsOfDraw[] = [];
  for (const line of lines) {
    const version = oddsVersionOf(line);
    if (version === null) continue;
    const found = odds.get(line.product);
    if (found?.version !== version) throw new Error(`Odds ${version} of ${line.product} are not at hand`);
    drawnOdds.push({ product: line.product, version, hash: found.hash });
    for (const outcome of drawLine(found, line.quantity, draws)) {
      const given = give(found.outcomes[outcome] as MysteryOutcome, line, prizes, taken);
      pieces.push({ product: line.product, outcome, given });
    }
  }
  const { serverSeedHash, clientSeed, nonce } = commitment;
  return {
    draw: { proof: { serverSeedHash, clientSeed, nonce }, odds: drawnOdds, pieces },
    postings: postingsOf(pieces.map(({ given }) => given)),
    won: [...taken].map(([id, quantity]) => wonLine(prizes, id, quantity)),
  };
}

/** What the ledger keeps of a draw. */
export function recordOfDraw({ proof, odds, pieces }: PrizeDraw): PrizeDrawRecord {
  const hasSweeps = pieces.some(({ given }) => given.kind === 'sweeps');
  return {
    ...proof,
    odds: odds.map(({ hash }) => hash),
    outcomes: pieces.map(({ outcome }) => outcome),
    ...(hasSweeps && { terms: currentTerms }),
  };
}

/**
 * Draws an order's pieces again from a revealed seed and compares, point by point. Nothing of the record but its proof, and how many
 * pieces there are of what, goes into the recomputation.
 *
 * @param odds             of every product of the draw, as they were published
 * @param evidence.hashes  SHA-256 of their canonical texts, in the order of `draw.odds`
 * @param evidence.block   HMAC-SHA256 blocks of the draw's nonce; `blocksOfPieces` of them suffice
 */
export function verifyPrizeDraw(
  draw: PrizeDraw,
  odds: ReadonlyMap<string, Pick<MysteryOdds, 'outcomes'>>,
  evidence: { serverSeedHash: string; hashes: readonly string[]; block: BlockSource },
): RoundCheck[] {
  const draws = drawsFrom(evidence.block);
  const recorded = draw.pieces.map(({ outcome }) => outcome);
  const computed = draw.odds.flatMap(({ product }) => {
    const quantity = draw.pieces.filter((piece) => piece.product === product).length;
    const found = odds.get(product);
    return found ? drawLine(found, quantity, draws) : [];
  });
  const given = draw.pieces.map((piece) => givenWords(piece.given));
  const promised = draw.pieces.map((piece, index) =>
    promisedLabel(odds.get(piece.product)?.outcomes[computed[index] ?? -1], piece.given),
  );
  return [
    check('seed', draw.proof.serverSeedHash, evidence.serverSeedHash),
    check('machine', draw.odds.map(({ hash }) => hash).join(' '), evidence.hashes.join(' ')),
    check('outcome', recorded.join(' '), computed.join(' ')),
    check('payout', given.join(' | '), promised.join(' | ')),
  ];
}

function drawLine({ outcomes }: Pick<MysteryOdds, 'outcomes'>, quantity: number, draws: Draws): number[] {
  return Array.from({ length: quantity }, () => drawRow(outcomes, draws));
}

/** Gives an outcome of a line, as far as there is something left of it that can reach its winner, and notes what is taken. */
function give(
  outcome: MysteryOutcome,
  line: OrderLine,
  prizes: Products,
  taken: Map<string, number>,
): GivenPrize {
  if (outcome.kind === 'gold') return { kind: 'gold', gold: outcome.gold };
  if (outcome.kind === 'sweeps') return { kind: 'sweeps', sweeps: outcome.sweeps };
  const { product: id, name, substitute } = outcome;
  const before = taken.get(id) ?? 0;
  const prize = findActive(prizes, id);
  if (!prize || prize.stock <= before || !canReach(line, prize))
    return { kind: 'substitute', product: id, name, gold: substitute };
  taken.set(id, before + 1);
  return { kind: 'product', product: id, name };
}

/**
 * Whether a prize is still one that the odds admit, and reaches its winner in a way that the order was told of: a category that was
 * changed since would be nobody's to fulfill, or sent to an address that nobody was asked for.
 */
function canReach(line: OrderLine, { category }: Product): boolean {
  const fulfillment = fulfillmentOf(category);
  return (fulfillment === 'shipped' || fulfillment === 'arranged') && mayTurnOutToBe(fulfillment, line);
}

/** Gold Coins are prizes of the store, Sweeps Coins are given away: each comes from where its like does, in one movement. */
function postingsOf(given: readonly GivenPrize[]): Posting[] {
  const gold = sum(given.map((each) => ('gold' in each ? each.gold : amount(0))));
  const sweeps = sum(given.map((each) => (each.kind === 'sweeps' ? each.sweeps : amount(0))));
  return [
    ...transfer({ player: 'player:gold', house: 'house:redemptions', amount: gold }),
    ...transfer({ player: 'player:sweeps-unplayed', house: 'house:promotions', amount: sweeps }),
  ];
}

function wonLine(prizes: Products, id: string, quantity: number): OrderLine {
  const product = prizes.get(id);
  if (!product) throw new Error(`${id} was won and is not at hand`);
  const { name, image, category, terms, price: worth } = product;
  return { product: id, name, image, category, quantity, price: amount(0), terms, isWon: true, worth };
}

function givenWords(given: GivenPrize): string {
  if (given.kind === 'gold') return `${given.gold} GC`;
  if (given.kind === 'sweeps') return `${given.sweeps} SC/100`;
  return given.kind === 'product' ? given.name : `${given.gold} GC for ${given.name}`;
}

/** What the odds promise for an outcome; whether a piece was left nobody can compute, so the record says which of two it was. */
function promisedLabel(outcome: MysteryOutcome | undefined, given: GivenPrize): string {
  if (!outcome) return '';
  if (outcome.kind === 'gold') return `${outcome.gold} GC`;
  if (outcome.kind === 'sweeps') return `${outcome.sweeps} SC/100`;
  return given.kind === 'substitute' ? `${outcome.substitute} GC for ${outcome.name}` : outcome.name;
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}
