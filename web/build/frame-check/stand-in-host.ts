import type { AnyGame } from '#domain/games/games';
import type { Coin } from '#domain/money/coin';
import type { BalancesOnShow, MessageToGame, Settings } from '../../frame-games/protocol/messages';
import { createDemoBackend } from '../../src/features/games/demo/demo-backend';
import type { TableView, FrameCommand } from '../../src/features/games/frame/frame-session';
import type { Moment } from '../../src/features/games/frame/handle-message';
import {
  createMessageGate,
  type ReceivedMessage,
  type Ignored,
} from '../../src/features/games/frame/message-gate';
import { createRounds } from '../../src/features/games/rounds/create-rounds';

const coin: Coin = 'gold';
/** Limit of a round in a game that lays chips, as a multiple of the lowest chip. */
const chipsAllowed = 20;

/** What a game did while it was observed. */
export interface GameActivity {
  readonly ignored: readonly Ignored[];
  /** Error codes of refused requests. */
  readonly refused: readonly string[];
  readonly staked: number;
  /** Rounds that were settled and shown to their end. */
  readonly finished: number;
  readonly wantedHeight: number | null;
  /** How often the game became ready. */
  readonly readyCount: number;
  readonly stage: ReturnType<ReturnType<typeof createMessageGate>['state']>['stage'];
}

/**
 * A fake host for one game without accounts: it behaves like the site's page around a frame, with pretend coins and randomness for the
 * real mathematics of the game.
 *
 * @param options.rules     the game's published rules
 * @param options.settings  what the player chose for theme, language, motion and sound
 * @param options.post      sends a message to the game
 */
export function createStandInHost({
  game,
  rules,
  laysStake,
  settings,
  post,
  blockOf,
  now,
}: {
  game: AnyGame;
  rules: unknown;
  laysStake: boolean;
  settings: Settings;
  post: (message: MessageToGame) => void;
  blockOf: () => Uint8Array;
  now: () => number;
}) {
  let names = 0;
  const nextName = () => `round-${++names}`;
  const backend = createDemoBackend({
    blockOf,
    idOf: nextName,
    now: () => new Date(now()),
    load: () => Promise.resolve({ game, parHash: '' }),
  });
  const stakes = game.stakes[coin];
  const stake = stakes[0] ?? 0;
  const rounds = createRounds({
    backend,
    player: 'stand-in',
    gameId: game.id,
    cycleMs: 0,
    clock: { nowMs: now, createKey: nextName },
  });
  let finished = 0;
  let staked = 0;
  let readyCount = 0;
  let wantedHeight: number | null = null;
  let lastChip: number | null = null;
  const ignored: Ignored[] = [];
  const refused: string[] = [];
  const gate = createMessageGate({
    gameId: game.id,
    view: viewNow(),
    onIgnored: (why) => ignored.push(why),
  });
  rounds.subscribe(() => {
    const { phase } = rounds.read();
    if (phase === 'idle' || phase === 'deciding') backend.balances.keep(null);
    act(gate.follow(viewNow(), now()));
  });
  rounds.open({ leftOpen: null, prepare: () => Promise.resolve(null) });

  return {
    /** Handles a message of the game. */
    handleMessage(data: unknown, moment: Moment) {
      const before = gate.state().stage;
      act(gate.handleMessage(data, moment));
      if (before !== 'ready' && gate.state().stage === 'ready') readyCount += 1;
    },
    /** What the game did so far. */
    activity: (): GameActivity => {
      const { stage } = gate.state();
      return { ignored, refused, staked, finished, wantedHeight, readyCount, stage };
    },
    /** Pauses the game, as a hidden page does; null resumes it. */
    pause: (pause: TableView['pause']) => act(gate.follow({ ...viewNow(), pause }, now())),
  };

  function act({ replies, command }: ReceivedMessage) {
    for (const reply of replies) {
      if (reply.type === 'error') refused.push(reply.code);
      post(reply);
    }
    if (command) execute(command);
  }

  function execute(command: FrameCommand) {
    if (command.type === 'height') wantedHeight = command.pixels;
    else if (command.type === 'chip') lastChip = command.chip;
    else if (command.type === 'decide') rounds.decide(command.decision);
    else if (command.type === 'shown') {
      if (rounds.read().table?.awaits !== 'decision') finished += 1;
      rounds.shown();
    } else if (rounds.stake({ coin, stake: command.stake }, command.choice)) staked += 1;
    else act({ replies: gate.refuse(command.request, 'No round can begin.'), command: null });
  }

  function viewNow(): TableView {
    return {
      settings,
      table: { coin, stake: laysStake ? null : stake, stakes, most: laysStake ? chipsAllowed * stake : null },
      balance: balanceOf(backend.balances.read()),
      shortestCycleMs: 0,
      numbers: [],
      lastChoice: null,
      lastChip,
      rules,
      state: rounds.read(),
      pause: null,
    };
  }
}

export type StandInHost = ReturnType<typeof createStandInHost>;

function balanceOf(
  balances: { gold: number; sweepsUnplayed: number; sweepsRedeemable: number } | null,
): BalancesOnShow {
  const { gold, sweepsUnplayed, sweepsRedeemable } = balances ?? {
    gold: 0,
    sweepsUnplayed: 0,
    sweepsRedeemable: 0,
  };
  return { gold, sweeps: sweepsUnplayed + sweepsRedeemable };
}
