import {
  type Awaits,
  type BalancesOnShow,
  type FrameRound,
  type MessageToGame,
  type MessageToHost,
  type Pace,
  type PauseReason,
  protocol,
  type RefusalCode,
  type Settings,
  type TableChoice,
} from './messages';
import { readFromHost, write } from './read-message';

/** What the house tells a game of its own accord. */
export interface Listeners {
  /** Theme, language, stillness or loudness changed. */
  readonly onSettings?: (settings: Settings) => void;
  /** The player chose another coin or stake outside of the frame. */
  readonly onTable?: (table: TableChoice) => void;
  readonly onBalance?: (balance: BalancesOnShow) => void;
  /** The next round has to wait for so long. */
  readonly onLimits?: (limits: Pace) => void;
  /** A round is in progress already: show it as far as it has come. */
  readonly onResume?: (update: RoundUpdate) => void;
  /** The player wants to see a round of the past again. @default as `onResume`, at once */
  readonly onReplay?: (round: FrameRound) => void;
  /** Hold still and take nothing from the player until told to go on. */
  readonly onPause?: (because: PauseReason) => void;
  readonly onGoOn?: () => void;
}

/** A round as far as it has come, and what the house waits for now. */
export interface RoundUpdate {
  readonly round: FrameRound;
  readonly awaits: Awaits;
}

/** What the house makes of a wish: the round, or a refusal, after which everything is as it was before. */
export type Answer = RoundUpdate | { readonly refused: RefusalCode; readonly message: string };

export interface Host {
  /** What the house said first; `rules` are the game's published rules. */
  readonly welcome: Extract<MessageToGame, { type: 'welcome' }>;
  /** The game is drawn and can be played. Everything that listeners hear comes after this. */
  ready(): void;
  /** Asks for a round. Only right after a press of the player. */
  stake(asked: { coin: 'gold' | 'sweeps'; stake: number; choice: string | null }): Promise<Answer>;
  /** Decides in a round that waits for it; `step` is the number of decisions taken before. */
  decide(asked: { round: string; step: number; decision: string }): Promise<Answer>;
  /** The player has seen all of the round: balances and result are shown outside of the frame, too. */
  shown(round: string): void;
  /** How high the frame should be at its present width, in CSS pixels. */
  wantHeight(pixels: number): void;
}

/** The window of the house and our own, as far as they matter here. */
interface Surroundings {
  readonly parent: { postMessage(message: string, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Says hello to the page that the game is framed by.
 *
 * @param gameId  as the catalog calls the game
 * @returns once the house has answered
 */
export function connectToHost(
  gameId: string,
  listeners: Listeners = {},
  own: Surroundings = window,
): Promise<Host> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastRequest = 0;
  // The house has no name that a frame without an origin could know; what is said here is no secret.
  const say = (message: MessageToHost) => own.parent.postMessage(write(message), '*');
  const ask = (command: (request: number) => MessageToHost) =>
    new Promise<Answer>((resolve) => {
      const request = ++lastRequest;
      waiting.set(request, resolve);
      say(command(request));
    });
  const answer = (request: number, given: Answer) => {
    waiting.get(request)?.(given);
    waiting.delete(request);
  };

  return new Promise((resolve) => {
    own.addEventListener('message', ({ source, data }) => {
      if (source !== own.parent) return;
      const read = readFromHost(data);
      if (!('message' in read)) return;
      const { message } = read;
      if (message.type === 'welcome') resolve(houseOf(message));
      else if (message.type === 'outcome')
        answer(message.request, { round: message.round, awaits: message.awaits });
      else if (message.type === 'error')
        answer(message.request, { refused: message.code, message: message.message });
      else tell(listeners, message);
    });
    say({ protocol, type: 'hello', gameId });
  });

  function houseOf(welcome: Host['welcome']): Host {
    return {
      welcome,
      ready: () => say({ protocol, type: 'ready' }),
      stake: (asked) => ask((request) => ({ protocol, type: 'stake', request, ...asked })),
      decide: (asked) => ask((request) => ({ protocol, type: 'decision', request, ...asked })),
      shown: (round) => say({ protocol, type: 'shown', round }),
      wantHeight: (pixels) => say({ protocol, type: 'height', pixels: Math.ceil(pixels) }),
    };
  }
}

type Told = Exclude<MessageToGame, { type: 'welcome' | 'outcome' | 'error' }>;

function tell(listeners: Listeners, message: Told): void {
  switch (message.type) {
    case 'settings':
      return listeners.onSettings?.(message.settings);
    case 'table':
      return listeners.onTable?.(message.table);
    case 'balance':
      return listeners.onBalance?.(message.balance);
    case 'limits':
      return listeners.onLimits?.(message.limits);
    case 'resume':
      return listeners.onResume?.({ round: message.round, awaits: message.awaits });
    case 'replay':
      if (listeners.onReplay) return listeners.onReplay(message.round);
      return listeners.onResume?.({ round: message.round, awaits: null });
    case 'pause':
      return listeners.onPause?.(message.because);
    case 'go-on':
      return listeners.onGoOn?.();
  }
}
