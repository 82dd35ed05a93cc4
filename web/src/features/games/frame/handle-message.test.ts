import { describe, expect, it } from 'vitest';
import { protocol } from '../../../../frame-games/protocol/messages';
import { exampleRound } from '../rounds/example-round';
import { handleMessage } from './handle-message';
import { chipTable, sendRequest, exampleView, readySession, waiting } from './view-fixture';

const pressed = { nowMs: 1_000, isPressed: true };
const refusedWith = (code: string) => [expect.objectContaining({ type: 'error', code })];

describe('hello message', () => {
  it('is answered with everything that the game needs to draw itself', () => {
    const session = readySession({ wait: { fromMs: 0, untilMs: 3_500 } }, { stage: 'silent' });

    const turn = handleMessage(session, sendRequest.hello, pressed);

    expect(turn.session.stage).toBe('greeted');
    const { settings, table, balance, rules } = session.view;
    expect(turn.replies).toEqual([
      {
        protocol,
        type: 'welcome',
        gameId: 'harbour-wheel',
        settings,
        table,
        balance,
        rules,
        limits: { shortestCycleMs: 5_000, waitMs: 2_500 },
      },
    ]);
  });

  it('drops the pending request when the game greets again', () => {
    const turn = handleMessage(readySession({}, { pending: 7 }), sendRequest.hello, pressed);

    expect(turn.session).toMatchObject({ stage: 'greeted', pending: null });
  });
});

describe('ready message', () => {
  it('is answered with the round that waits for a decision', () => {
    const turn = handleMessage(readySession(waiting, { stage: 'greeted' }), sendRequest.ready, pressed);

    expect(turn.session.stage).toBe('ready');
    expect(turn.replies).toEqual([
      expect.objectContaining({
        type: 'resume',
        awaits: 'decision',
        round: expect.objectContaining({ id: 'round-8' }),
      }),
    ]);
  });

  it('is answered with a pause while the page is paused', () => {
    const session = readySession({}, { stage: 'greeted', view: exampleView({}, { pause: 'trouble' }) });

    expect(handleMessage(session, sendRequest.ready, pressed).replies).toEqual([
      { protocol, type: 'pause', because: 'trouble' },
    ]);
  });

  it('is answered with the numbers of the last rounds, where there are any', () => {
    const session = readySession({}, { stage: 'greeted', view: exampleView({}, { numbers: [0, 17] }) });

    expect(handleMessage(session, sendRequest.ready, pressed).replies).toEqual([
      { protocol, type: 'numbers', numbers: [0, 17] },
    ]);
  });

  it('is answered with what the last round staked on, where there was one', () => {
    const session = readySession({}, { stage: 'greeted', view: exampleView({}, { lastChoice: 'red 200' }) });

    expect(handleMessage(session, sendRequest.ready, pressed).replies).toEqual([
      { protocol, type: 'last-choice', choice: 'red 200' },
    ]);
  });

  it.each([500, null])('is answered with the last chip where the player lays chips: %s', (lastChip) => {
    const view = exampleView({}, { table: chipTable, lastChip });

    expect(
      handleMessage(readySession({}, { stage: 'greeted', view }), sendRequest.ready, pressed).replies,
    ).toEqual([{ protocol, type: 'last-chip', chip: lastChip }]);
  });

  it('is ignored before the greeting', () => {
    const silent = readySession({}, { stage: 'silent' });

    expect(handleMessage(silent, sendRequest.ready, pressed).session).toBe(silent);
  });
});

describe('stake message', () => {
  it('returns a play command for the stake that the page has selected', () => {
    const turn = handleMessage(readySession(), sendRequest.stake, pressed);

    expect(turn).toMatchObject({
      session: { pending: 1 },
      replies: [],
      command: { type: 'play', request: 1, stake: 100, choice: null },
    });
  });

  it('takes the total of a game that lays its own chips', () => {
    const view = exampleView({}, { table: { coin: 'gold', stake: null, stakes: [100], most: 700 } });
    const stake = { ...sendRequest.stake, stake: 700, choice: 'red 700' };

    const { command } = handleMessage(readySession({}, { view }), stake, pressed);

    expect(command).toEqual({ type: 'play', request: 1, stake: 700, choice: 'red 700' });
  });

  it('is refused above the limit of a game that lays its own chips', () => {
    const view = exampleView({}, { table: { coin: 'gold', stake: null, stakes: [100], most: 600 } });

    const turn = handleMessage(
      readySession({}, { view }),
      { ...sendRequest.stake, stake: 700, choice: 'red 700' },
      pressed,
    );

    expect(turn.replies).toEqual(refusedWith('not-on-table'));
    expect([turn.command, turn.session.pending]).toEqual([null, null]);
  });

  it.each([
    ['another stake', { stake: 200 }, 'not-on-table'],
    ['another coin', { coin: 'sweeps' } as const, 'not-on-table'],
  ])('is refused for %s than the player chose', (_what, change, code) => {
    const turn = handleMessage(readySession(), { ...sendRequest.stake, ...change }, pressed);

    expect(turn.replies).toEqual(refusedWith(code));
    expect([turn.command, turn.session.pending]).toEqual([null, null]);
  });

  it.each([
    ['nobody pressed anything', readySession(), false, 'no-press'],
    ['the page holds still', readySession({}, { view: exampleView({}, { pause: 'break' }) }), true, 'paused'],
    ['another wish is open', readySession({}, { pending: 9 }), true, 'busy'],
    ['a round is on show', readySession({ phase: 'showing', round: exampleRound() }), true, 'busy'],
    ['a round waits for a decision', readySession(waiting), true, 'busy'],
    ['the house is asked already', readySession({ phase: 'requesting' }), true, 'busy'],
    ['the game is not ready', readySession({}, { stage: 'greeted' }), true, 'busy'],
  ])('is refused while %s', (_what, session, isPressed, code) => {
    const turn = handleMessage(session, sendRequest.stake, { nowMs: 0, isPressed });

    expect(turn.replies).toEqual(refusedWith(code));
    expect([turn.command, turn.session]).toEqual([null, session]);
  });
});

describe('decision message', () => {
  it('returns a decide command for the round that waits for it', () => {
    const turn = handleMessage(readySession(waiting), sendRequest.decision, pressed);

    expect(turn).toMatchObject({
      session: { pending: 2 },
      replies: [],
      command: { type: 'decide', decision: 'hit' },
    });
  });

  it.each([
    ['another round', { round: 'round-9' }],
    ['a round that has moved on', { step: 1 }],
  ])('is refused for %s, and the round is resent', (_what, change) => {
    const turn = handleMessage(readySession(waiting), { ...sendRequest.decision, ...change }, pressed);

    expect(turn.replies).toEqual([
      expect.objectContaining({ type: 'error', code: 'moved-on' }),
      expect.objectContaining({ type: 'resume' }),
    ]);
    expect(turn.command).toBeNull();
  });

  it('needs a press, as a stake does', () => {
    const turn = handleMessage(readySession(waiting), sendRequest.decision, { nowMs: 0, isPressed: false });

    expect([turn.replies, turn.command]).toEqual([refusedWith('no-press'), null]);
  });
});

describe('shown message', () => {
  const shown = { protocol, type: 'shown', round: 'round-7' } as const;

  it('returns a shown command for the current round', () => {
    const session = readySession({ phase: 'showing', round: exampleRound({ id: 'round-7' }) });

    expect(handleMessage(session, shown, pressed).command).toEqual({ type: 'shown' });
  });

  it.each([
    ['another round', readySession({ phase: 'showing', round: exampleRound({ id: 'round-6' }) })],
    ['nothing on show', readySession({ phase: 'idle', round: exampleRound({ id: 'round-7' }) })],
  ])('is ignored for %s', (_what, session) => {
    expect(handleMessage(session, shown, pressed).command).toBeNull();
  });
});

describe('chip message', () => {
  const chip = { protocol, type: 'chip', coin: 'gold', chip: 500 } as const;

  it('returns a command to keep a chip that the table offers', () => {
    const session = readySession({}, { view: exampleView({}, { table: chipTable }) });

    expect(handleMessage(session, chip, pressed)).toEqual({
      session,
      replies: [],
      command: { type: 'chip', chip: 500 },
    });
  });

  it.each([
    ['that the table does not offer', { table: { ...chipTable, stakes: [100] } }],
    ['of another coin', { table: { ...chipTable, coin: 'sweeps' } }],
    ['of a game whose stake is chosen on the page', { table: { ...chipTable, stake: 500, most: null } }],
  ] as const)('has no effect for a chip %s', (_what, change) => {
    const session = readySession({}, { view: exampleView({}, change) });

    expect(handleMessage(session, chip, pressed)).toEqual({ session, replies: [], command: null });
  });
});
