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
import { mayResolveTo, oddsVersionOf } from '../random-prize';
import { allParts, type MysteryOdds, type MysteryOutcome } from './odds';

/** The prize that a drawn piece resulted in. */
export type GivenPrize =
  | { readonly kind: 'gold'; readonly gold: Amount }
  | { readonly kind: 'sweeps'; readonly sweeps: Amount }
  | { readonly kind: 'product'; readonly product: string; readonly name: string }
  /** The published Gold Coins, because the product is out of stock or no longer eligible as a prize. */
  | {
      readonly kind: 'substitute';
      readonly product: string;
      readonly name: string;
      readonly gold: Amount;
    };

/** One drawn piece. */
export interface DrawnPiece {
  /** The mystery prize that the piece belongs to. */
  readonly product: string;
  /** Index in its odds. */
  readonly outcome: number;
  readonly given: GivenPrize;
}

/** The odds that a product's pieces were drawn by. */
export interface OddsOfDraw {
  readonly product: string;
  readonly version: number;
  /** SHA-256 of the canonical text of the odds, 64 hex characters. */
  readonly hash: string;
}

/** Everything an order drew, in the order of its lines; all numbers come from one nonce of the player's seeds. */
export interface PrizeDraw {
  readonly proof: Omit<RoundProof, 'parHash'>;
  readonly odds: readonly OddsOfDraw[];
  readonly pieces: readonly DrawnPiece[];
}

/** Ledger record of a prize draw, sufficient to repeat it. */
export interface PrizeDrawRecord extends Omit<RoundProof, 'parHash'> {
  /** Hashes of the odds, one per drawn line. */
  readonly odds: readonly string[];
  /** Indexes into the odds, one per piece. */
  readonly outcomes: readonly number[];
  /** Grant terms of the Sweeps Coins among the prizes. */
  readonly terms?: GrantTerms;
}

/** Result of `drawPrizes`. */
export interface DrawnPrizes {
  readonly draw: PrizeDraw;
  readonly postings: readonly Posting[];
  /** Order lines for the won products, with a price of 0. */
  readonly won: readonly OrderLine[];
}

/** Number of 32-byte blocks a verifier computes for this many pieces. */
export function blocksOfPieces(pieces: number): number {
  return blocksFor(pieces, [allParts]);
}

/**
 * Draws every piece of the mystery prizes of an order, one number per piece, line by line. A won product is taken from the stock; one
 * that is out of stock, or not deliverable in a way the order allows for, is replaced by the published Gold Coins.
 *
 * @param odds    of every drawn line, in the version that the line names, with the hash of their text
 * @param prizes  the products that can be won, in their current state
 * @throws Error when the odds of a line are missing (a bug)
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

/** Converts a draw to its ledger record. */
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
 * Repeats an order's draw from a revealed seed and compares each part with the record. Only the proof and the number of pieces per
 * product enter the recomputation.
 *
 * @param odds             published odds of every product of the draw
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

/** Resolves an outcome to a prize and records the stock it takes in `taken`. */
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
 * Whether a prize is still of an admissible category and deliverable in a way the order provided for. If the category changed after
 * publication, the order may lack the address or the contact it needs.
 */
function canReach(line: OrderLine, { category }: Product): boolean {
  const fulfillment = fulfillmentOf(category);
  return (fulfillment === 'shipped' || fulfillment === 'arranged') && mayResolveTo(fulfillment, line);
}

/** Gold Coins come from the redemptions account and Sweeps Coins from promotions, each in one transfer. */
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

/** What the odds promise for an outcome. The stock at draw time cannot be recomputed, so the record decides on a substitute. */
function promisedLabel(outcome: MysteryOutcome | undefined, given: GivenPrize): string {
  if (!outcome) return '';
  if (outcome.kind === 'gold') return `${outcome.gold} GC`;
  if (outcome.kind === 'sweeps') return `${outcome.sweeps} SC/100`;
  return given.kind === 'substitute' ? `${outcome.substitute} GC for ${outcome.name}` : outcome.name;
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}
