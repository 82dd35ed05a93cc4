import type { AnyGame } from '#domain/games/games';
import { openRoundOf } from '#domain/games/open-round';
import { type Amount, amount, type Coin } from '#domain/money/coin';
import { playable } from '#domain/wallet/balances';
import { decideRound } from '#lambdas/play/decide-round';
import { playGameRound } from '#lambdas/play/play-game-round';
import { listGames, productGames } from '#lambdas/play/product-games';
import { seeRound } from '#lambdas/play/see-round';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import type { World } from './world';

/** Decisions that end a round or lead to its end; a video poker hand is kept as it was dealt. */
const endingDecisions = ['no-insurance', 'stand', 'hold 11111', 'cash-out'] as const;
/** Guesses of Hi-Lo, one of which every card offers. */
const guesses = ['higher', 'lower'] as const;
/** Tiles of the board of mines. */
const tiles = 25;
/** Choices of a roulette round, with the number of chips that a stake lays. */
const rouletteChoices = ['red', 'black', 'even', 'odd', 'straight-17'] as const;

/**
 * Plays some rounds of one game with one coin, while the balance lasts. A round with decisions is played to its end, and one with free spins
 * is seen.
 */
export async function playRounds(
  world: World,
  player: string,
  { rounds }: { rounds: number },
): Promise<void> {
  const { product, chance, wait } = world;
  const { game } = chance.pick(listGames());
  const balances = (await loadOpened(product.wallets)(player)).wallet.balances;
  const coin: Coin =
    balances.sweepsUnplayed + balances.sweepsRedeemable > 500 && chance.happens(55) ? 'sweeps' : 'gold';
  const stake = stakeOf(game, coin, playable(balances, coin), world);
  if (stake === null) return;
  for (let round = 0; round < rounds; round += 1) {
    wait(chance.between(6, 25));
    if (!(await playRound(world, player, { game, coin, stake }))) return;
  }
}

interface Round {
  readonly game: AnyGame;
  readonly coin: Coin;
  readonly stake: Amount;
}

/** @returns false when the balance no longer covers the stake */
async function playRound(world: World, player: string, { game, coin, stake }: Round): Promise<boolean> {
  const { product, nextKey } = world;
  const choice = choiceIn(game, stake, world);
  const request = {
    player,
    key: nextKey(),
    gameId: game.id,
    playable: productGames.findGame(game.id),
    coin,
    stake,
    choice,
  };
  const played = await playGameRound(product, request);
  if (isRefusal(played)) {
    if (played.code === 'wallet/insufficient-funds') return false;
    throw new Error(`A round of ${game.id} was refused: ${JSON.stringify(played)}`);
  }
  await endRound(world, player, game.id);
  return true;
}

function choiceIn(game: AnyGame, stake: Amount, { chance }: World): string | null {
  if (game.family === 'originals') return chance.pick(game.original.examples);
  return game.family === 'roulette' ? `${chance.pick(rouletteChoices)} ${stake}` : null;
}

/** Takes every decision of an open round, and sees it to its end. */
async function endRound(world: World, player: string, gameId: string): Promise<void> {
  const { product, wait } = world;
  for (;;) {
    const open = openRoundOf((await loadOpened(product.wallets)(player)).openRounds, gameId);
    wait(2);
    if (!open) return;
    if (open.awaits === 'decision') await decide(world, player, open);
    else await seeRound(product, { player, gameId, round: open.id });
  }
}

async function decide(
  { product, chance, nextKey }: World,
  player: string,
  { id, gameId, decisions: taken }: { id: string; gameId: string; decisions: readonly string[] },
): Promise<void> {
  // Seven has no factor in common with 25, so each step opens another tile.
  const further = [...guesses, `open ${(taken.length * 7) % tiles}`];
  const isEnding = chance.happens(45);
  for (const decision of isEnding ? [...endingDecisions, ...further] : [...further, ...endingDecisions]) {
    const request = { player, key: nextKey(), gameId, round: id, decision, step: taken.length };
    if (!isRefusal(await decideRound(product, productGames, request))) return;
  }
  throw new Error(`A round of ${gameId} offers none of the decisions of the history`);
}

/** A stake that the balance covers at least thirty times; null for none. */
function stakeOf({ stakes }: AnyGame, coin: Coin, funds: Amount, { chance }: World): Amount | null {
  const fitting = stakes[coin].filter((stake) => stake * 30 <= funds);
  if (fitting.length === 0) return null;
  return amount(chance.pick(fitting.slice(-4)));
}
