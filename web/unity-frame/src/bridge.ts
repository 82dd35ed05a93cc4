import type { Host, Listeners } from '../../frame-games/protocol/connect-to-host';
import type { TableChoice } from '../../frame-games/protocol/messages';

/** Signature of Unity's `SendMessage`: a method of a game object, with one text. */
export type SendMessage = (gameObject: string, method: string, parameter: string) => void;

/** The game object that receives messages of the host; its methods are listed in `content/catalog/README.md`. */
const listener = 'House';

/** Events that a game sends through `dispatchReactUnityEvent`. */
export interface GameEvents {
  /** Requests a round with the stake that the player chose outside; `choice` is in the game's own notation, or empty. */
  readonly Stake: (choice?: unknown) => void;
  /** Sends a decision for a round that waits for it: `{ round, step, decision }` as JSON. */
  readonly Decide: (json: unknown) => void;
  /** Reports the id of a round that the player has seen to its end. */
  readonly Shown: (round: unknown) => void;
}

/**
 * Connects a Unity game to the host: messages of the host become method calls, events of the game become requests, and each request is
 * answered by `Outcome` or `Refused`.
 */
export function createBridge(host: Host, send: SendMessage) {
  let table: TableChoice = host.welcome.table;
  let isPending = false;
  const call = (method: string, payload: unknown) =>
    send(listener, method, typeof payload === 'string' ? payload : JSON.stringify(payload));

  /** Runs one request at a time: further presses while it is pending are ignored. */
  async function runAlone(request: () => ReturnType<Host['stake']>): Promise<void> {
    if (isPending) return;
    isPending = true;
    call('Pending', '');
    const answer = await request().finally(() => (isPending = false));
    if ('refused' in answer) call('Refused', answer.refused);
    else call('Outcome', answer);
  }

  const stake = (choice: string | null) =>
    runAlone(() => host.stake({ coin: table.coin, stake: table.stake ?? 0, choice }));
  // The contract of Unity builds has no past numbers and choices, and no chips.
  const received: Required<Omit<Listeners, 'onNumbers' | 'onLastChoice' | 'onLastChip'>> = {
    onSettings: (settings) => call('Settings', settings),
    onTable(chosen) {
      table = chosen;
      call('Table', chosen);
    },
    onBalance: (balance) => call('Balance', balance),
    onLimits: (limits) => call('Limits', limits),
    onResume: (update) => call('Resume', update),
    onReplay: (round) => call('Replay', { round, awaits: null }),
    onPause: (because) => call('Pause', because),
    onGoOn: () => call('GoOn', ''),
  };
  const events: GameEvents = {
    Stake: (choice) => void stake(typeof choice === 'string' && choice !== '' ? choice : null),
    Decide: (json) => {
      const decided = readDecision(json);
      if (decided) void runAlone(() => host.decide(decided));
    },
    Shown: (round) => {
      if (typeof round === 'string') host.shown(round);
    },
  };
  return {
    received,
    events,
    /** Sends the initial state to the game, and reports to the host that it is ready. */
    begin(): void {
      const { settings, balance, limits } = host.welcome;
      call('Settings', settings);
      call('Table', table);
      call('Balance', balance);
      call('Limits', limits);
      host.ready();
    },
    /** The player pressed the play button outside of the game. */
    press: () => void stake(null),
  };
}

export type Bridge = ReturnType<typeof createBridge>;

/** Parses a decision of a game; null for invalid input. */
function readDecision(json: unknown): Parameters<Host['decide']>[0] | null {
  if (typeof json !== 'string') return null;
  try {
    const { round, step, decision } = JSON.parse(json) as Record<string, unknown>;
    return typeof round === 'string' && typeof step === 'number' && typeof decision === 'string'
      ? { round, step, decision }
      : null;
  } catch {
    console.error('The game decided something that is no JSON.');
    return null;
  }
}
