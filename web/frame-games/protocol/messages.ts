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

/** Protocol identifier of both sides; the number after the slash is its version. */
export const protocol = 'jade-harbour-frame/1';

/** Limits of the messages of a game; a game that exceeds them is stopped. */
export const limits = {
  /** Maximum length of a message to the host, in UTF-16 units. */
  longestToHost: 2_048,
  /** Maximum length of a message to the game, in UTF-16 units. */
  longestToGame: 262_144,
  /** Messages per second, on average. */
  perSecond: 20,
  /** Messages in one burst. */
  burst: 40,
  /** Numbers of past rounds that a game is sent. */
  mostNumbers: 20,
  /** Messages that may be ignored for any reason before the game is stopped. */
  patience: 100,
  /** Time for the hello of a game after its page was requested. */
  helloWithinMs: 10_000,
  /** Time for a game to show a round before the page announces the result on its own. */
  shownWithinMs: 30_000,
} as const;

const protocolField = oneOf(protocol);
const gameId = text(64);
const roundId = text(128);
const request = whole(1, 1_000_000_000);
const amount = whole(0, Number.MAX_SAFE_INTEGER);
const coin = oneOf('gold', 'sweeps');
const choice = orNull(text(1_000));
const decision = text(64);

/** Messages of a game to the host. They are closed: the host rejects unknown fields. */
export const gameShapes = {
  hello: exactly({ protocol: protocolField, type: oneOf('hello'), gameId }),
  ready: exactly({ protocol: protocolField, type: oneOf('ready') }),
  stake: exactly({
    protocol: protocolField,
    type: oneOf('stake'),
    request,
    coin,
    stake: whole(1, 1_000_000_000),
    choice,
  }),
  decision: exactly({
    protocol: protocolField,
    type: oneOf('decision'),
    request,
    round: roundId,
    step: whole(0, 64),
    decision,
  }),
  shown: exactly({ protocol: protocolField, type: oneOf('shown'), round: roundId }),
  height: exactly({ protocol: protocolField, type: oneOf('height'), pixels: whole(1, 10_000) }),
  /** The player chose a chip. Only a host that has sent `last-chip` knows this type. */
  chip: exactly({ protocol: protocolField, type: oneOf('chip'), coin, chip: whole(1, 1_000_000_000) }),
} as const;

const settings = atLeast({
  theme: oneOf('dark', 'light'),
  /** A BCP 47 tag. */
  locale: text(35),
  reducedMotion: flag,
  /** Loudness from 0 (silent) to 1. */
  sound: fraction,
});
const table = atLeast({
  coin,
  /** The stake that the player chose outside of the frame; null for games whose stakes are laid inside of it. */
  stake: orNull(amount),
  /** The offered stakes of this coin, or the values of one chip, rising. */
  stakes: listOf(amount, 100),
  /** Where `stake` is null: the limit that the player allows all chips of a round; null elsewhere. */
  most: orNull(amount),
});
const balance = atLeast({ gold: amount, sweeps: amount });
const pace = atLeast({ shortestCycleMs: amount, waitMs: amount });
const round = atLeast({
  id: roundId,
  coin,
  /** Total stake so far. */
  stake: amount,
  /** 0 while the round waits for a decision. */
  payout: amount,
  choice,
  decisions: listOf(decision, 64),
  /** Defined by the game's family. */
  outcome: anything,
});
const awaits = orNull(oneOf('decision', 'seeing'));

/** Why the host refused a request. */
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

/** Why a game has to pause. */
export const pauses = ['hidden', 'reality-check', 'break', 'trouble'] as const;

/** Messages of the host to a game. Fields and types may be added within a version: a game ignores unknown ones. */
export const hostShapes = {
  welcome: atLeast({
    protocol: protocolField,
    type: oneOf('welcome'),
    gameId,
    settings,
    table,
    balance,
    limits: pace,
    rules: anything,
  }),
  settings: atLeast({ protocol: protocolField, type: oneOf('settings'), settings }),
  table: atLeast({ protocol: protocolField, type: oneOf('table'), table }),
  balance: atLeast({ protocol: protocolField, type: oneOf('balance'), balance }),
  limits: atLeast({ protocol: protocolField, type: oneOf('limits'), limits: pace }),
  /** What the player's last rounds in the present coin led to, newest first: in roulette, the pockets. */
  numbers: atLeast({
    protocol: protocolField,
    type: oneOf('numbers'),
    numbers: listOf(amount, limits.mostNumbers),
  }),
  /** What the player's last round in the present coin staked on; null for none. */
  'last-choice': atLeast({ protocol: protocolField, type: oneOf('last-choice'), choice }),
  /** The value of the chip that the player last chose in the present coin; null for none. The host remembers the `chip` of a game. */
  'last-chip': atLeast({ protocol: protocolField, type: oneOf('last-chip'), chip: orNull(amount) }),
  outcome: atLeast({ protocol: protocolField, type: oneOf('outcome'), request, round, awaits }),
  resume: atLeast({ protocol: protocolField, type: oneOf('resume'), round, awaits }),
  replay: atLeast({ protocol: protocolField, type: oneOf('replay'), round }),
  error: atLeast({
    protocol: protocolField,
    type: oneOf('error'),
    request,
    code: oneOf(...refusals),
    message: text(500),
  }),
  pause: atLeast({ protocol: protocolField, type: oneOf('pause'), because: oneOf(...pauses) }),
  'go-on': atLeast({ protocol: protocolField, type: oneOf('go-on') }),
} as const;

export type GameMessageType = keyof typeof gameShapes;
export type HostMessageType = keyof typeof hostShapes;
export type MessageToHost = {
  [Type in GameMessageType]: Shaped<(typeof gameShapes)[Type]>;
}[GameMessageType];
export type MessageToGame = {
  [Type in HostMessageType]: Shaped<(typeof hostShapes)[Type]>;
}[HostMessageType];

export type Settings = Shaped<typeof settings>;
export type TableChoice = Shaped<typeof table>;
export type BalancesOnShow = Shaped<typeof balance>;
export type Pace = Shaped<typeof pace>;
export type FrameRound = Shaped<typeof round>;
export type Awaits = Shaped<typeof awaits>;
export type RefusalCode = (typeof refusals)[number];
export type PauseReason = (typeof pauses)[number];
