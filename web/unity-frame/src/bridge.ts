import type { Host, Listeners } from '../../frame-games/protocol/connect-to-host';
import type { TableChoice } from '../../frame-games/protocol/messages';

/** How a Unity game is spoken to: a method of one of its objects, with one text. */
export type SendMessage = (gameObject: string, method: string, parameter: string) => void;

/** The object of a game that hears the house; its methods are listed in `content/catalog/README.md`. */
const listener = 'House';

/** Events that a game sends through `dispatchReactUnityEvent`. */
export interface GameEvents {
  /** Asks for a round with what the player chose outside; `choice` is in the game's own notation, or nothing. */
  readonly Stake: (choice?: unknown) => void;
  /** Decides in a round that waits for it: `{ round, step, decision }` as JSON. */
  readonly Decide: (json: unknown) => void;
  /** The player has seen all of a round, by its id. */
  readonly Shown: (round: unknown) => void;
}

/**
 * Stands between a Unity game and the house: what the house tells becomes calls of methods, what the game asks for becomes wishes,
 * and each wish is answered by `Outcome` or `Refused`.
 */
export function createBridge(host: Host, send: SendMessage) {
  let table: TableChoice = host.welcome.table;
  let isAsking = false;
  const tell = (method: string, update: unknown) =>
    send(listener, method, typeof update === 'string' ? update : JSON.stringify(update));

  /** One wish at a time: a player who presses again while the answer is on its way wants nothing else. */
  async function ask(filter: () => ReturnType<Host['stake']>): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    tell('Asked', '');
    const answer = await filter().finally(() => (isAsking = false));
    if ('refused' in answer) tell('Refused', answer.refused);
    else tell('Outcome', answer);
  }

  const stake = (choice: string | null) =>
    ask(() => host.stake({ coin: table.coin, stake: table.stake ?? 0, choice }));
  const heard: Required<Listeners> = {
    onSettings: (settings) => tell('Settings', settings),
    onTable(chosen) {
      table = chosen;
      tell('Table', chosen);
    },
    onBalance: (balance) => tell('Balance', balance),
    onLimits: (limits) => tell('Limits', limits),
    onResume: (update) => tell('Resume', update),
    onReplay: (round) => tell('Replay', { round, awaits: null }),
    onPause: (because) => tell('Pause', because),
    onGoOn: () => tell('GoOn', ''),
  };
  const events: GameEvents = {
    Stake: (choice) => void stake(typeof choice === 'string' && choice !== '' ? choice : null),
    Decide: (json) => {
      const decided = readDecision(json);
      if (decided) void ask(() => host.decide(decided));
    },
    Shown: (round) => {
      if (typeof round === 'string') host.shown(round);
    },
  };
  return {
    heard,
    events,
    /** Tells the game all that it has to know before it can be played, and the house that it can. */
    begin(): void {
      const { settings, balance, limits } = host.welcome;
      tell('Settings', settings);
      tell('Table', table);
      tell('Balance', balance);
      tell('Limits', limits);
      host.ready();
    },
    /** The player pressed the button outside of the game. */
    press: () => void stake(null),
  };
}

export type Bridge = ReturnType<typeof createBridge>;

/** What a game says may be anything; what is no decision asks for nothing. */
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
