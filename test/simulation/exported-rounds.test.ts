import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '#domain/games/games';
import type { SlotMachine } from '#domain/games/slots/machine';
import { amount, coins } from '#domain/money/coin';
import { packLedger } from '#lambdas/account/export/ledger-files';
import { openArchive } from '#lambdas/account/export/zip';
import { unzip } from '#lambdas/account/export/zip-fixture';
import { loadProductGames } from '#lambdas/play/load-games';
import { openPlay, refusedAs } from '#lambdas/play/play-fixture';
import { productGames } from '#lambdas/play/product-games';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { type ExportedRounds, readExportedRounds } from '../../web/src/features/fairness/exported-rounds';
import { findVersion } from '../../web/src/features/fairness/find-version';
import { verifyRound } from '../../web/src/features/fairness/verify-round';
import { itInFullRun } from '../full-run';
import { sizes } from '../scale';
import { decisionOf } from './operations/decide-round';
import { roundRequests } from './operations/play-round';
import { type Random, randomFrom } from './scheduler/random';

type Playing = Awaited<ReturnType<typeof openPlay>>;

/** The response to a stake or a decision. */
interface Step {
  readonly awaits: 'decision' | 'seeing' | null;
  readonly round: {
    readonly id: string;
    readonly decisions: readonly string[];
    readonly outcome: { readonly family: string; readonly options?: readonly string[] };
  };
}

const rounds = sizes.exportedRounds;

/** Plays a round over the product's routes, in either coin, with a random choice and random decisions. */
async function playToEnd({ callApi, wait }: Playing, game: AnyGame, random: Random): Promise<void> {
  const path = `/games/${game.id}/rounds`;
  const [body] = roundRequests(game, random.pick(coins), random);
  const begun = await callApi('POST', path, body);
  expect([game.id, begun.status]).toEqual([game.id, 200]);
  let step: Step = begun.body;
  while (step.awaits === 'decision') {
    const { id, decisions, outcome } = step.round;
    const decision = decisionOf({ family: outcome.family, options: outcome.options ?? [] }, random);
    wait(0.1);
    const decided = await callApi('POST', `${path}/${id}/decisions`, { decision, step: decisions.length });
    // A decision that the round does not offer is refused, and another one is tried.
    if (decided.status === 200) step = decided.body;
    else expect(refusedAs(decided)).toEqual([409, 'games/decision-not-allowed']);
  }
  if (step.awaits === 'seeing') await callApi('POST', `${path}/${step.round.id}/seen`);
  wait(0.1);
}

/** The features of a slot machine whose rounds differ in shape. */
function featuresOf({ tumbles, clusterSizes, respins, freeSpins }: SlotMachine): string[] {
  return namesOf({ tumbles, clusters: clusterSizes, respins, freeSpins });
}

/** The features that occurred in some rounds. */
function featuresIn(rounds: ExportedRounds['rounds']): string[] {
  const outcomes = rounds.flatMap(({ outcome }) => (outcome.family === 'slots' ? [outcome] : []));
  const spins = outcomes.flatMap((outcome) => outcome.spins);
  return namesOf({
    tumbles: spins.some(({ tumbles }) => tumbles),
    clusters: spins.some(({ clusterWins }) => clusterWins?.length),
    respins: spins.some(({ respins }) => respins),
    freeSpins: outcomes.some((outcome) => outcome.spins.length > 1),
  });
}

function namesOf(features: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(features).filter((name) => features[name]);
}

/** The ledger as JSON, as the file of an account's export holds it. */
async function exportedLedger({ stores, clock }: Playing): Promise<string> {
  async function* history(): AsyncGenerator<LedgerTransaction> {
    for (const { transaction } of stores.entries) yield transaction;
  }
  const archive = openArchive(clock.now);
  await packLedger(archive, loadProductGames, history());
  return unzip(archive.close()).get('ledger.json') ?? '';
}

describe.each(productGames.listGames())('an export of rounds of $game.id', ({ game }) => {
  let read: ExportedRounds;

  beforeAll(async () => {
    const playing = await openPlay();
    for (const account of ['player:gold', 'player:sweeps-redeemable'] as const)
      await grantCoins(playing.dependencies, playing.player, {
        key: account,
        account,
        amount: amount(1_000_000_000),
        reason: 'test',
      });
    const random = randomFrom(`exported rounds of ${game.id}`);
    for (let round = 0; round < rounds; round += 1) await playToEnd(playing, game, random);
    const rotated = await playing.callApi('POST', '/fairness/rotate', { clientSeed: 'mine' });
    expect(rotated.status).toBe(200);
    const found = readExportedRounds(await exportedLedger(playing));
    if (typeof found === 'string') throw new Error(found);
    read = found;
  });

  it(`has all ${rounds} rounds and the seed that decided them`, () => {
    expect(read.rounds).toHaveLength(rounds);
    expect(read.seeds.map(({ serverSeedHash }) => serverSeedHash)).toEqual([
      ...new Set(read.rounds.map(({ proof }) => proof.serverSeedHash)),
    ]);
  });

  it('has rounds in both coins', () => {
    expect(new Set(read.rounds.map(({ coin }) => coin))).toEqual(new Set(coins));
  });

  itInFullRun('has rounds with every feature of the game', () => {
    expect(featuresIn(read.rounds)).toEqual(game.family === 'slots' ? featuresOf(game.machine) : []);
  });

  it('is recomputed by the verifier of the browser, round by round', async () => {
    const { serverSeed } = read.seeds[0]!;
    const { parHash } = read.rounds[0]!.proof;
    const version = await findVersion(game.id, parHash);

    const failed: unknown[] = [];
    for (const round of read.rounds) {
      expect(round.proof.parHash).toBe(parHash);
      const { holds, checks } = await verifyRound(round, serverSeed, version!);
      if (!holds) failed.push([round.id, checks.filter((check) => !check.holds)]);
    }

    expect(failed).toEqual([]);
  });
});
