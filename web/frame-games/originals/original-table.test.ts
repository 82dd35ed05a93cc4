import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Host } from '../protocol/connect-to-host';
import type { FrameRound, TableChoice } from '../protocol/messages';
import type { Layout } from './layout';
import { createOriginalTable } from './original-table';
import { createOriginalTones } from './original-tones';
import type { Offer, ViewKit } from './original-view';

const table: TableChoice = { coin: 'gold', stake: 100, stakes: [100, 200], most: null };

interface Ending {
  readonly choice?: string;
  readonly payout?: number;
  readonly multiple?: number;
  readonly options?: readonly string[];
  readonly decisions?: readonly string[];
}

function roundOf({
  choice = 'a',
  payout = 0,
  multiple = payout,
  options = [],
  decisions = [],
}: Ending): FrameRound {
  const outcome = { family: 'originals', shown: {}, multiple, options };
  return { id: 'r', coin: 'gold', stake: 100, payout, choice, decisions: [...decisions], outcome };
}

/** For a host whose answer has not arrived yet; `answerLate` gives it. */
const later = 'later';

/** A table with a host that answers in order, a layout and a view that record what they show. */
function setup(...answers: (Answer | typeof later)[]) {
  const requests: object[] = [];
  const shown: string[] = [];
  const seen = { line: '', spoken: '', phase: '', label: '', isOpen: false, isCollecting: false };
  let offered: Offer = { mayChoose: false, options: [] };
  let kit!: ViewKit;
  let press = () => {};
  let answerLate: (answer: Answer) => void = () => {};
  const answer = (request: object) => {
    requests.push(request);
    const given = answers.shift() ?? { refused: 'refused' as const, message: '' };
    return given === later
      ? new Promise<Answer>((resolve) => void (answerLate = resolve))
      : Promise.resolve(given);
  };
  const host = {
    welcome: {
      table,
      balance: { gold: 150, sweeps: 0 },
      limits: { shortestCycleMs: 0, waitMs: 0 },
      rules: { family: 'originals', table: {} },
    },
    stake: answer,
    decide: answer,
    shown: (round: string) => void shown.push(round),
  } as Host;
  const layout: Layout = {
    stage: {} as HTMLElement,
    controls: {} as HTMLElement,
    go: {
      setLabel: (label: string) => void (seen.label = label),
      setOpen: (isOpen: boolean) => void (seen.isOpen = isOpen),
    },
    setCollecting: (isCollecting: boolean) => void (seen.isCollecting = isCollecting),
    setPhase: (phase: string) => void (seen.phase = phase),
    say: (line: string, spoken = line) => void Object.assign(seen, { line, spoken }),
  };
  const drawn: string[] = [];
  const motions: AbortSignal[] = [];
  let isMoving = false;
  let endMotion = () => {};
  let choice = 'a';
  let endReplay = () => {};
  const made = createOriginalTable(
    host,
    (onGo) => {
      press = onGo;
      return layout;
    },
    (given) => {
      kit = given;
      return {
        choice: () => choice,
        choiceLabel: () => `Choice ${choice}.`,
        roundLabel: () => 'A round.',
        keepChoice() {
          const kept = choice;
          return () => void (choice = kept);
        },
        draw({ round }, as, motion) {
          choice = round.choice ?? '';
          drawn.push(as);
          motions.push(motion);
          return new Promise((resolve) => {
            if (isMoving && as === 'new') endMotion = resolve;
            else resolve();
          });
        },
        clear: () => void drawn.push('clear'),
        offer: (offer) => void (offered = offer),
      };
    },
    {
      tones: createOriginalTones(),
      locale: () => 'en',
      wait: () => new Promise((resolve) => void (endReplay = resolve)),
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    made,
    seen,
    shown,
    drawn,
    motions,
    requests,
    kit,
    offer: () => offered,
    async pressGo() {
      press();
      await settle();
    },
    async decide(decision: string) {
      kit.decide(decision);
      await settle();
    },
    settle,
    /** Lets new rounds move until `endMotion`. */
    move: () => void (isMoving = true),
    async endMotion() {
      endMotion();
      await settle();
    },
    async answerLate(given: Answer) {
      answerLate(given);
      await settle();
    },
    async endReplay() {
      endReplay();
      await settle();
    },
  };
}

const open = roundOf({ multiple: 120, options: ['open 1', 'cash-out'] });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a round without decisions', () => {
  it('is staked on the choice, drawn, and reported as shown', async () => {
    const { pressGo, seen, shown, requests, drawn } = setup({
      round: roundOf({ payout: 198 }),
      awaits: null,
    });
    expect(seen).toMatchObject({
      line: 'Choice a.',
      phase: 'idle',
      label: 'Play',
      isOpen: true,
      isCollecting: false,
    });

    await pressGo();

    expect(requests).toEqual([{ coin: 'gold', stake: 100, choice: 'a' }]);
    expect(drawn).toEqual(['clear', 'clear', 'new']);
    expect(seen).toMatchObject({ line: 'A round. Pays 198 GC.', spoken: 'A round.', phase: 'won' });
    expect(shown).toEqual(['r']);
  });

  it('shows its choice alone while its result is awaited, in place of the last result', async () => {
    const { pressGo, seen } = setup({ round: roundOf({ payout: 198 }), awaits: null }, later);
    await pressGo();

    await pressGo();

    expect(seen).toMatchObject({ line: 'Choice a.', spoken: '', phase: 'asking' });
  });

  it('leaves the stake when the host refuses', async () => {
    const { pressGo, seen, shown } = setup();

    await pressGo();

    expect(seen).toMatchObject({
      line: 'No round was played. You keep your stake.',
      label: 'Play',
      isOpen: true,
    });
    expect(shown).toEqual([]);
  });

  it('cannot begin while the stake is above the balance, also after a round', async () => {
    const { made, pressGo, seen } = setup({ round: roundOf({}), awaits: null });
    await pressGo();

    made.setTable({ ...table, stake: 200 });
    expect(seen.isOpen).toBe(false);

    made.setBalance({ gold: 200, sweeps: 0 });
    expect(seen.isOpen).toBe(true);
  });

  it('is cleared by another stake or choice', async () => {
    const { made, pressGo, seen, kit } = setup({ round: roundOf({}), awaits: null });
    await pressGo();

    kit.onChoice();
    expect(seen).toMatchObject({ line: 'Choice a.', phase: 'idle' });

    made.setTable({ ...table, stake: null });
    expect(seen.isOpen).toBe(false);
  });
});

describe('a choice that changes', () => {
  it('is announced once it rests, and shown at once', () => {
    const { kit, seen } = setup();

    kit.onChoice({ isSpoken: false });
    expect(seen).toMatchObject({ line: 'Choice a.', spoken: '' });
    kit.onChoice();

    expect(seen).toMatchObject({ line: 'Choice a.', spoken: 'Choice a.' });
  });
});

describe('a round with decisions', () => {
  it('offers its options, and collects with the main button', async () => {
    const opened = roundOf({ multiple: 150, options: ['open 2', 'cash-out'], decisions: ['open 1'] });
    const { pressGo, decide, seen, shown, requests, offer } = setup(
      { round: open, awaits: 'decision' },
      { round: opened, awaits: 'decision' },
      { round: roundOf({ payout: 150, decisions: ['open 1', 'cash-out'] }), awaits: null },
    );

    await pressGo();
    expect(seen).toMatchObject({
      phase: 'open',
      label: 'Collect 120\u00a0GC · 1.20×',
      isCollecting: true,
      isOpen: true,
      line: 'A round.',
    });
    expect(offer()).toEqual({ mayChoose: false, options: ['open 1', 'cash-out'] });

    await decide('open 9');
    await decide('open 1');
    expect(seen.label).toBe('Collect 150\u00a0GC · 1.50×');
    expect(shown).toEqual([]);

    await pressGo();
    expect(requests.slice(1)).toEqual([
      { round: 'r', step: 0, decision: 'open 1' },
      { round: 'r', step: 1, decision: 'cash-out' },
    ]);
    expect(seen).toMatchObject({ phase: 'won', label: 'Play' });
    expect(shown).toEqual(['r']);
  });

  it('stakes nothing by the second press of a double press that collects', async () => {
    const { pressGo, seen, settle } = setup(
      { round: open, awaits: 'decision' },
      { round: roundOf({ payout: 120, decisions: ['cash-out'] }), awaits: null },
    );
    await pressGo();

    await pressGo();
    expect(seen).toMatchObject({ label: 'Play', isOpen: false });

    vi.advanceTimersByTime(710);
    await settle();
    expect(seen).toMatchObject({ label: 'Play', isOpen: true });
  });

  it('cannot be collected before the round offers it', async () => {
    const { pressGo, seen } = setup({ round: roundOf({ options: ['open 1'] }), awaits: 'decision' });

    await pressGo();

    expect(seen).toMatchObject({ label: 'Collect', isOpen: false });
  });

  it('is drawn again at once when a decision is refused', async () => {
    const { pressGo, decide, drawn, seen } = setup({ round: open, awaits: 'decision' });
    await pressGo();

    await decide('open 1');

    expect(drawn.slice(-2)).toEqual(['new', 'resumed']);
    expect(seen.label).toBe('Collect 120\u00a0GC · 1.20×');
  });

  it('continues after a reload', async () => {
    const { made, seen, drawn, settle, offer } = setup();

    made.resume({ round: open, awaits: 'decision' });
    await settle();

    expect([drawn.at(-1), seen.label]).toEqual(['resumed', 'Collect 120\u00a0GC · 1.20×']);
    expect(offer().options).toEqual(['open 1', 'cash-out']);
  });

  it('accepts nothing while the game is paused', async () => {
    const { made, seen, settle, offer } = setup();
    made.resume({ round: open, awaits: 'decision' });
    await settle();

    made.setPaused(true);

    expect([seen.isOpen, offer().options]).toEqual([false, []]);
  });
});

describe('a replay', () => {
  const past = roundOf({ choice: 'b', payout: 198 });

  it('is marked as one', async () => {
    const { made, seen, settle, drawn, shown } = setup();

    made.replay(past);
    await settle();

    expect(drawn.at(-1)).toBe('replayed');
    expect(seen).toMatchObject({ line: 'Replay: A round. Pays 198 GC.', isOpen: false });
    expect(shown).toEqual(['r']);
  });

  it('restores the choice of the player before the next round can begin', async () => {
    const { made, seen, settle, endReplay, pressGo, requests } = setup();
    made.replay(past);
    await settle();
    made.replay(roundOf({ choice: 'c' }));
    await settle();

    await endReplay();
    expect(seen).toMatchObject({ line: 'Choice a.', phase: 'idle', isOpen: true });
    await pressGo();

    expect(requests).toMatchObject([{ choice: 'a' }]);
  });

  it('leaves a round alone that was resumed in the meantime', async () => {
    const { made, seen, settle, endReplay } = setup();
    made.replay(past);
    await settle();
    made.resume({ round: open, awaits: 'decision' });
    await settle();

    await endReplay();

    expect(seen).toMatchObject({ line: 'A round.', phase: 'open', label: 'Collect 120\u00a0GC · 1.20×' });
  });

  it('is not drawn over a round that waits for a decision', async () => {
    const { made, seen, settle, drawn, shown, offer } = setup();
    made.resume({ round: open, awaits: 'decision' });
    await settle();

    made.replay(past);
    await settle();

    expect([drawn.at(-1), seen.label]).toEqual(['resumed', 'Collect 120\u00a0GC · 1.20×']);
    expect(offer().options).toEqual(['open 1', 'cash-out']);
    expect(shown).toEqual(['r']);
  });
});

describe('a stake that the host has not answered', () => {
  const past = roundOf({ choice: 'b', payout: 198 });
  const refused: Answer = { refused: 'refused', message: '' };

  async function staked() {
    const staking = setup(later);
    await staking.pressGo();
    return staking;
  }

  it('keeps the table closed below a round that was resumed, until its answer', async () => {
    const { made, seen, settle, offer, decide, requests, answerLate } = await staked();

    made.resume({ round: open, awaits: 'decision' });
    await settle();
    expect([seen.phase, seen.isOpen, offer().options]).toEqual(['open', false, []]);
    await decide('open 1');
    expect(requests).toHaveLength(1);
    await answerLate(refused);

    expect(seen).toMatchObject({ line: 'A round.', phase: 'open', isOpen: true });
    expect(offer().options).toEqual(['open 1', 'cash-out']);
  });

  it('keeps the table closed after a settled round was resumed, so that no other stake follows', async () => {
    const { made, seen, settle, pressGo, requests, answerLate } = await staked();

    made.resume({ round: past, awaits: null });
    await settle();
    expect(seen.isOpen).toBe(false);
    await answerLate({ round: roundOf({ payout: 50 }), awaits: null });
    expect(seen).toMatchObject({ line: 'A round. Returns 50 GC.', isOpen: true });

    await pressGo();
    expect(requests).toHaveLength(2);
  });

  it('leaves a replay on the table when it is refused, and opens the table at the end of the replay', async () => {
    const { made, seen, settle, endReplay, answerLate } = await staked();
    made.replay(past);
    await settle();

    await answerLate(refused);
    expect(seen).toMatchObject({ line: 'Replay: A round. Pays 198 GC.', isOpen: false });
    await endReplay();

    expect(seen).toMatchObject({ line: 'Choice a.', phase: 'idle', isOpen: true });
  });

  it('says nothing of its refusal after the end of a replay, and opens the table', async () => {
    const { made, seen, settle, endReplay, answerLate } = await staked();
    made.replay(past);
    await settle();

    await endReplay();
    expect(seen).toMatchObject({ line: 'Choice a.', isOpen: false });
    await answerLate(refused);

    expect(seen).toMatchObject({ line: 'Choice a.', isOpen: true });
  });
});

describe('a motion', () => {
  const past = roundOf({ choice: 'b', payout: 198 });

  async function moving() {
    const table = setup({ round: roundOf({}), awaits: null });
    table.move();
    await table.pressGo();
    return table;
  }

  it('is not aborted by its end', async () => {
    const { endMotion, motions, seen } = await moving();

    await endMotion();

    expect(motions.map(({ aborted }) => aborted)).toEqual([false]);
    expect(seen).toMatchObject({ line: 'A round. No win.', isOpen: true });
  });

  it('is aborted by a replay, and its round is reported without its result on the table', async () => {
    const { made, endMotion, motions, seen, shown, settle } = await moving();

    made.replay(past);
    await settle();
    await endMotion();

    expect(motions.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(seen.line).toBe('Replay: A round. Pays 198 GC.');
    expect(shown).toEqual(['r', 'r']);
  });

  it('leaves the table closed until the replay that replaced it has ended, so that no round is staked on its choice', async () => {
    const { made, endMotion, endReplay, seen, settle } = await moving();
    made.replay(past);
    await settle();

    await endMotion();
    expect(seen.isOpen).toBe(false);
    await endReplay();

    expect(seen).toMatchObject({ line: 'Choice a.', isOpen: true });
  });

  it('is aborted by a round that another tab continued', async () => {
    const { made, endMotion, motions, seen, settle } = await moving();

    made.resume({ round: open, awaits: 'decision' });
    await settle();
    await endMotion();

    expect(motions.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(seen).toMatchObject({ line: 'A round.', phase: 'open', isOpen: true });
  });
});
