import {
  anything,
  atLeast,
  exactly,
  flag,
  fraction,
  listOf,
  oneOf,
  orNull,
  type Shaped,
  text,
  whole,
} from './shape';

/** What both sides call the protocol; the number behind the slash is its version. */
export const protocol = 'jade-harbour-frame/1';

/** What a game may send; one that sends more is stopped. */
export const limits = {
  /** Length of a message to the house, in UTF-16 units. */
  longestToHost: 2_048,
  /** Length of a message to the game. */
  longestToGame: 262_144,
  /** Messages a second, on average … */
  perSecond: 20,
  /** … and at once. */
  burst: 40,
  /** Messages that may be ignored, for whatever reason, before the game is stopped. */
  patience: 100,
  /** How soon a game has to say hello after its page was asked for. */
  helloWithinMs: 10_000,
  /** How long a game may take to show a round before the result is told outside of the frame all the same. */
  shownWithinMs: 30_000,
} as const;

const said = oneOf(protocol);
const gameId = text(64);
const roundId = text(128);
const request = whole(1, 1_000_000_000);
const amount = whole(0, Number.MAX_SAFE_INTEGER);
const coin = oneOf('gold', 'sweeps');
const choice = orNull(text(1_000));
const decision = text(64);

/** What a game says to the house. Nothing may be added to these: the house refuses a field that it does not know. */
export const gameShapes = {
  hello: exactly({ protocol: said, type: oneOf('hello'), gameId }),
  ready: exactly({ protocol: said, type: oneOf('ready') }),
  stake: exactly({
    protocol: said,
    type: oneOf('stake'),
    request,
    coin,
    stake: whole(1, 1_000_000_000),
    choice,
  }),
  decision: exactly({
    protocol: said,
    type: oneOf('decision'),
    request,
    round: roundId,
    step: whole(0, 64),
    decision,
  }),
  shown: exactly({ protocol: said, type: oneOf('shown'), round: roundId }),
  height: exactly({ protocol: said, type: oneOf('height'), pixels: whole(1, 10_000) }),
} as const;

const settings = atLeast({
  theme: oneOf('dark', 'light'),
  /** A BCP 47 tag. */
  locale: text(35),
  reducedMotion: flag,
  /** Loudness from 0, which is silence, to 1. */
  sound: fraction,
});
const table = atLeast({
  coin,
  /** What the player chose outside of the frame; null for games whose stakes are laid inside of it. */
  stake: orNull(amount),
  /** What may be staked in this coin, or the values of one chip, rising. */
  stakes: listOf(amount, 100),
  /** Where `stake` is null: the most that the player allows all chips of a round to come to; null elsewhere. */
  most: orNull(amount),
});
const balance = atLeast({ gold: amount, sweeps: amount });
const pace = atLeast({ shortestCycleMs: amount, waitMs: amount });
const round = atLeast({
  id: roundId,
  coin,
  /** All that was staked so far. */
  stake: amount,
  /** 0 while the round waits for a decision. */
  payout: amount,
  choice,
  decisions: listOf(decision, 64),
  /** As the game's family defines it. */
  outcome: anything,
});
const awaits = orNull(oneOf('decision', 'seeing'));

/** Why the house did not do what it was asked. */
export const refusals = [
  'busy',
  'no-press',
  'not-on-table',
  'not-allowed',
  'moved-on',
  'paused',
  'refused',
  'withdrawn',
] as const;

/** Why a game has to hold still. */
export const pauses = ['hidden', 'reality-check', 'break', 'trouble', 'elsewhere'] as const;

/** What the house says to a game. Fields and types may be added within a version: a game passes over what it does not know. */
export const backendShapes = {
  welcome: atLeast({
    protocol: said,
    type: oneOf('welcome'),
    gameId,
    settings,
    table,
    balance,
    limits: pace,
    rules: anything,
  }),
  settings: atLeast({ protocol: said, type: oneOf('settings'), settings }),
  table: atLeast({ protocol: said, type: oneOf('table'), table }),
  balance: atLeast({ protocol: said, type: oneOf('balance'), balance }),
  limits: atLeast({ protocol: said, type: oneOf('limits'), limits: pace }),
  outcome: atLeast({ protocol: said, type: oneOf('outcome'), request, round, awaits }),
  resume: atLeast({ protocol: said, type: oneOf('resume'), round, awaits }),
  replay: atLeast({ protocol: said, type: oneOf('replay'), round }),
  error: atLeast({
    protocol: said,
    type: oneOf('error'),
    request,
    code: oneOf(...refusals),
    message: text(500),
  }),
  pause: atLeast({ protocol: said, type: oneOf('pause'), because: oneOf(...pauses) }),
  'go-on': atLeast({ protocol: said, type: oneOf('go-on') }),
} as const;

export type GameMessageType = keyof typeof gameShapes;
export type HostMessageType = keyof typeof backendShapes;
export type MessageToHost = {
  [Type in GameMessageType]: Shaped<(typeof gameShapes)[Type]>;
}[GameMessageType];
export type MessageToGame = {
  [Type in HostMessageType]: Shaped<(typeof backendShapes)[Type]>;
}[HostMessageType];

export type Settings = Shaped<typeof settings>;
export type TableChoice = Shaped<typeof table>;
export type BalancesOnShow = Shaped<typeof balance>;
export type Pace = Shaped<typeof pace>;
export type FrameRound = Shaped<typeof round>;
export type Awaits = Shaped<typeof awaits>;
export type RefusalCode = (typeof refusals)[number];
export type PauseReason = (typeof pauses)[number];
