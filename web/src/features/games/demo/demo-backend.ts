import type { Round } from '#contracts/wallet/ledger-shapes';
import { drawsFrom } from '#domain/fairness/draws';
import type { Play, RoundSoFar } from '#domain/games/game';
import type { AnyGame, GameOutcome } from '#domain/games/games';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { createStore } from '#web/lib/state/store';
import type { Awaits, GameBackend, LastStake, RoundAnswer } from '../rounds/game-backend';
import { createDemoPurse } from './demo-purse';
import { createMemory } from './memory';

/** A game on a demo table, with the hash of its published mathematics. */
export interface DemoGame {
  readonly game: AnyGame;
  readonly parHash: string;
}

export type DemoBackend = ReturnType<typeof createDemoBackend>;

/** A round with its inputs: the same blocks and one more decision reproduce the round, one step further. */
interface DemoRound {
  readonly round: Round;
  readonly awaits: Awaits;
  readonly play: Play;
  readonly block: (index: number) => Uint8Array;
}

/**
 * An in-browser backend of one game: its own code and mathematics, local randomness and pretend coins in memory. It answers and refuses as
 * the API does, except for eligibility and play limits, since nothing is at stake.
 *
 * @param table.blockOf  returns 32 random bytes, different at each call
 * @param table.idOf     returns a unique round id
 */
export function createDemoBackend(table: {
  load: () => Promise<DemoGame>;
  blockOf: () => Uint8Array;
  idOf: () => string;
  now: () => Date;
}) {
  const purse = createDemoPurse();
  const memory = createMemory();
  const lastStake = createStore<LastStake | null>(null);
  let loading: Promise<DemoGame> | null = null;
  let open: DemoRound | null = null;
  let played: readonly Round[] = [];
  let last: { key: string; answer: RoundAnswer } | null = null;

  const backend: GameBackend = {
    isDemo: true,
    isReachable: () => true,
    memory,
    deviceMemory: memory,
    balances: purse.balances,
    lastStake,
    addCoins: purse.add,
    play: (request, key) =>
      once(key, async () => {
        const { game, parHash } = await loadGame();
        if (open) throw refusal(409, 'games/round-open', 'Another round is open.');
        const { gameId, coin, stake, choice } = request;
        const fault = game.faultIn(request);
        if (fault) throw refusal(400, 'request/invalid', fault.message);
        const begun = {
          id: table.idOf(),
          sequence: purse.nextSequence(),
          at: table.now().toISOString(),
          gameId,
          coin,
          choice,
          firstStake: stake,
          stake: 0,
          payout: 0,
          decisions: [],
          isSettled: false,
          proof: { parHash, serverSeedHash: '', clientSeed: '', nonce: 0 },
        };
        return goOn(game, begun, { play: { stake, choice, decisions: [] }, block: rememberedBlocks() });
      }),
    decide: ({ id }, { decision, step }, key) =>
      once(key, async () => {
        const { game } = await loadGame();
        if (open?.awaits !== 'decision' || open.round.id !== id)
          throw refusal(404, 'games/unknown-round', 'No such round is waiting.');
        const { round, play, block } = open;
        if (play.decisions.length !== step)
          throw refusal(409, 'games/round-conflict', 'The round has moved on.');
        const decisions = [...play.decisions, decision];
        return goOn(game, { ...round, decisions }, { play: { ...play, decisions }, block });
      }),
    findAnswer: (_, key) => Promise.resolve(last?.key === key ? last.answer : null),
    seen({ id }) {
      if (open?.awaits === 'seeing' && open.round.id === id) open = null;
      return Promise.resolve();
    },
    readOpen: () => Promise.resolve({ round: open?.round ?? null, awaits: open?.awaits ?? null }),
    rounds: (_, { limit, before = Infinity }) => {
      const items = played.filter(({ sequence }) => sequence < before).slice(0, limit);
      const oldest = items.at(-1)?.sequence ?? 0;
      const isMore = played.some(({ sequence }) => sequence < oldest);
      return Promise.resolve({ items, next: isMore ? oldest : null });
    },
  };

  return {
    ...backend,
    /** Restores the initial state: all coins, no rounds. */
    reset() {
      purse.refill();
      memory.clear();
      lastStake.set(null);
      open = null;
      played = [];
      last = null;
    },
  };

  function loadGame(): Promise<DemoGame> {
    loading ??= table.load().catch((failure: unknown) => {
      // The next press loads it again.
      loading = null;
      throw failure;
    });
    return loading;
  }

  /** Plays all decisions so far, and moves the coins of the new part. */
  function goOn(
    game: AnyGame,
    before: Omit<Round, 'outcome'>,
    { play, block }: Pick<DemoRound, 'play' | 'block'>,
  ): RoundAnswer {
    const soFar = game.play(drawsFrom(block), play);
    if ('code' in soFar) throw refusal(409, soFar.code, 'The round does not offer this decision.');
    purse.move(before.coin, { staked: soFar.staked - before.stake, paid: soFar.payout ?? 0 });
    const round = answered(before, soFar);
    const awaits = awaitsOf(soFar);
    open = awaits ? { round, awaits, play, block } : null;
    if (round.isSettled) played = [round, ...played];
    return { round, awaits, balances: purse.known(), sequence: purse.nextSequence() };
  }

  /** Returns the same answer for a repeated key, as the API does. */
  async function once(key: string, act: () => Promise<RoundAnswer>): Promise<RoundAnswer> {
    if (last?.key === key) return last.answer;
    const answer = await act();
    last = { key, answer };
    return answer;
  }

  /** Random blocks of one round: drawn at the first request, constant afterwards. */
  function rememberedBlocks(): DemoRound['block'] {
    const blocks: Uint8Array[] = [];
    return (index) => (blocks[index] ??= table.blockOf());
  }
}

function answered(
  before: Omit<Round, 'outcome'>,
  { outcome, staked, payout }: RoundSoFar<GameOutcome>,
): Round {
  const settled = { stake: staked, payout: payout ?? 0, isSettled: payout !== null };
  // Copied as by JSON, since lists of the domain are readonly.
  return { ...before, ...settled, outcome: structuredClone(outcome) as Round['outcome'] };
}

function awaitsOf({ payout, isShownInSteps }: RoundSoFar<GameOutcome>): Awaits {
  if (payout === null) return 'decision';
  return isShownInSteps ? 'seeing' : null;
}

function refusal(status: number, code: string, message: string): ApiRefusal {
  return new ApiRefusal({ status, code, message });
}
