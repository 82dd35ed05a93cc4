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

/** Unsolicited messages of the host. */
export interface Listeners {
  /** Theme, language, motion or loudness changed. */
  readonly onSettings?: (settings: Settings) => void;
  /** The player chose another coin or stake outside of the frame. */
  readonly onTable?: (table: TableChoice) => void;
  readonly onBalance?: (balance: BalancesOnShow) => void;
  /** The time until the next round changed. */
  readonly onLimits?: (limits: Pace) => void;
  /** The numbers of the player's last rounds in the present coin, newest first. */
  readonly onNumbers?: (numbers: readonly number[]) => void;
  /** What the player's last round in the present coin staked on, also on an earlier visit; null for none. */
  readonly onLastChoice?: (choice: string | null) => void;
  /** The value of the chip that the player last chose in the present coin, also on an earlier visit; null for none. */
  readonly onLastChip?: (chip: number | null) => void;
  /** A round is under way already: show its present state. */
  readonly onResume?: (update: RoundUpdate) => void;
  /** The player replays a past round. @default as `onResume`, at once */
  readonly onReplay?: (round: FrameRound) => void;
  /** Pause and accept no input until `onGoOn`. */
  readonly onPause?: (because: PauseReason) => void;
  readonly onGoOn?: () => void;
}

/** The present state of a round, and what the host waits for. */
export interface RoundUpdate {
  readonly round: FrameRound;
  readonly awaits: Awaits;
}

/** The answer to a request: the round, or a refusal that leaves everything unchanged. */
export type Answer = RoundUpdate | { readonly refused: RefusalCode; readonly message: string };

export interface Host {
  /** The first message of the host; `rules` are the game's published rules. */
  readonly welcome: Extract<MessageToGame, { type: 'welcome' }>;
  /** The game is drawn and can be played. Listeners are called only afterwards. */
  ready(): void;
  /** Requests a round; allowed only right after a press of the player. */
  stake(input: { coin: 'gold' | 'sweeps'; stake: number; choice: string | null }): Promise<Answer>;
  /** Sends a decision for a round that waits for it; `step` is the number of earlier decisions. */
  decide(input: { round: string; step: number; decision: string }): Promise<Answer>;
  /** The player has seen the whole round: balances and result may be shown outside of the frame. */
  shown(round: string): void;
  /** The height that the frame needs at its present width, in CSS pixels. */
  wantHeight(pixels: number): void;
  /** The player chose a chip of this value, which the host remembers; without effect on a host that remembers none. */
  keepChip(chosen: { coin: 'gold' | 'sweeps'; chip: number }): void;
}

/** The used parts of the host window and of the own window. */
interface Surroundings {
  readonly parent: { postMessage(message: string, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Connects to the page that frames the game.
 *
 * @param gameId  id of the game in the catalog
 * @returns once the host has answered
 */
export function connectToHost(
  gameId: string,
  listeners: Listeners = {},
  own: Surroundings = window,
): Promise<Host> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastRequest = 0;
  // A host without `last-chip` would count a `chip` as a violation.
  let remembersChips = false;
  // A frame with an opaque origin cannot know the host's origin; the messages hold no secrets.
  const send = (message: MessageToHost) => own.parent.postMessage(write(message), '*');
  const sendRequest = (command: (request: number) => MessageToHost) =>
    new Promise<Answer>((resolve) => {
      const request = ++lastRequest;
      waiting.set(request, resolve);
      send(command(request));
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
      if (message.type === 'welcome') resolve(createHost(message));
      else if (message.type === 'outcome')
        answer(message.request, { round: message.round, awaits: message.awaits });
      else if (message.type === 'error')
        answer(message.request, { refused: message.code, message: message.message });
      else {
        remembersChips ||= message.type === 'last-chip';
        notify(listeners, message);
      }
    });
    send({ protocol, type: 'hello', gameId });
  });

  function createHost(welcome: Host['welcome']): Host {
    return {
      welcome,
      ready: () => send({ protocol, type: 'ready' }),
      stake: (input) => sendRequest((request) => ({ protocol, type: 'stake', request, ...input })),
      decide: (input) => sendRequest((request) => ({ protocol, type: 'decision', request, ...input })),
      shown: (round) => send({ protocol, type: 'shown', round }),
      wantHeight: (pixels) => send({ protocol, type: 'height', pixels: Math.ceil(pixels) }),
      keepChip(chosen) {
        if (remembersChips) send({ protocol, type: 'chip', ...chosen });
      },
    };
  }
}

type Unsolicited = Exclude<MessageToGame, { type: 'welcome' | 'outcome' | 'error' }>;

function notify(listeners: Listeners, message: Unsolicited): void {
  switch (message.type) {
    case 'settings':
      return listeners.onSettings?.(message.settings);
    case 'table':
      return listeners.onTable?.(message.table);
    case 'balance':
      return listeners.onBalance?.(message.balance);
    case 'limits':
      return listeners.onLimits?.(message.limits);
    case 'numbers':
      return listeners.onNumbers?.(message.numbers);
    case 'last-choice':
      return listeners.onLastChoice?.(message.choice);
    case 'last-chip':
      return listeners.onLastChip?.(message.chip);
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
