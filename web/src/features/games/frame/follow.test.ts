import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api-refusal';
import { protocol } from '../../../../frame-games/protocol/messages';
import { exampleRound } from '../rounds/example-round';
import { follow } from './follow';
import { exampleTrouble, exampleView, readySession, waiting } from './view-fixture';

const round = exampleRound({ id: 'round-8' });
const showing = { phase: 'showing', played: round } as const;
const answerTo = (code: string) => expect.objectContaining({ type: 'error', request: 1, code });

describe('a game', () => {
  it('hears nothing while nothing changes', () => {
    expect(follow(readySession(), exampleView(), 0).replies).toEqual([]);
  });

  it.each([
    ['settings', { settings: { theme: 'light', locale: 'en-US', reducedMotion: true, sound: 0.5 } }],
    ['table', { table: { coin: 'sweeps', stake: 20, stakes: [20], most: null } }],
    ['balance', { balance: { gold: 9_900, sweeps: 2_000 } }],
  ] as const)('is told of other %s', (type, change) => {
    const { replies } = follow(readySession(), exampleView({}, change), 0);

    expect(replies).toEqual([{ protocol, type, ...change }]);
  });

  it('is told how long the next round has to wait', () => {
    const { replies } = follow(readySession(), exampleView({ wait: { fromMs: 0, untilMs: 6_000 } }), 1_000);

    expect(replies).toEqual([
      { protocol, type: 'limits', limits: { shortestCycleMs: 5_000, waitMs: 5_000 } },
    ]);
  });

  it('is told to hold still, and to go on', () => {
    const still = follow(readySession(), exampleView({}, { pause: 'hidden' }), 0);

    expect(still.replies).toEqual([{ protocol, type: 'pause', because: 'hidden' }]);
    expect(follow(still.session, exampleView(), 0).replies).toEqual([{ protocol, type: 'go-on' }]);
  });

  it('that has not said hello is told nothing, and knows all when it does', () => {
    const view = exampleView(showing, { pause: 'hidden' });

    const turn = follow(readySession({}, { stage: 'silent' }), view, 0);

    expect([turn.replies, turn.session.view]).toEqual([[], view]);
  });
});

describe('a stake or decision', () => {
  it('is answered with its round', () => {
    const { session, replies, command } = follow(readySession({}, { pending: 1 }), exampleView(showing), 0);

    expect(replies).toEqual([
      expect.objectContaining({
        type: 'outcome',
        request: 1,
        awaits: null,
        round: expect.objectContaining({ id: 'round-8', outcome: round.outcome }),
      }),
    ]);
    expect([session.pending, command]).toEqual([null, null]);
  });

  it('is answered with no proof and no name of the player: those are the page’s', () => {
    const { replies } = follow(readySession({}, { pending: 1 }), exampleView(showing), 0);

    const [{ round: told }] = replies as unknown as [{ round: object }];
    expect(Object.keys(told).sort()).toEqual(
      ['choice', 'coin', 'decisions', 'id', 'outcome', 'payout', 'stake'].sort(),
    );
  });

  it('lets the round go on at once when it waits for the player', () => {
    const view = exampleView({ ...showing, awaits: 'decision' });

    expect(follow(readySession({}, { pending: 1 }), view, 0).command).toEqual({ type: 'shown' });
  });

  it.each([
    ['wallet/insufficient-funds', 'refused'],
    ['games/decision-not-allowed', 'not-allowed'],
  ])('is answered with the refusal of the house: %s', (code, told) => {
    const failure = new ApiRefusal({ code, message: 'no', status: 409, details: {} });
    const before = readySession({ phase: 'asking' }, { pending: 1 });

    const { session, replies } = follow(before, exampleView({ trouble: exampleTrouble({ failure }) }), 0);

    expect(replies).toEqual([answerTo(told)]);
    expect(session.pending).toBeNull();
  });

  it('waits while nobody knows what became of it, and is answered when the player lets it be', () => {
    const unanswered = exampleView({ trouble: exampleTrouble({ fate: 'unanswered' }) });

    const open = follow(readySession({ phase: 'asking' }, { pending: 1 }), unanswered, 0);
    const dropped = follow(open.session, exampleView(), 0);

    expect([open.replies, open.session.pending]).toEqual([[], 1]);
    expect([dropped.replies, dropped.session.pending]).toEqual([[answerTo('withdrawn')], null]);
  });

  it('is answered when the same press is asked again and found', () => {
    const unanswered = exampleView({ trouble: exampleTrouble({ fate: 'unanswered' }) });
    const open = follow(readySession({ phase: 'asking' }, { pending: 1 }), unanswered, 0);

    const again = follow(open.session, exampleView({ phase: 'asking' }), 0);
    const found = follow(again.session, exampleView({ ...showing, kept: true }), 0);

    expect(again.replies).toEqual([]);
    expect(found.replies).toEqual([expect.objectContaining({ type: 'outcome', request: 1 })]);
  });

  it('that met another round first is told so, and shown that one', () => {
    const view = exampleView({ ...showing, resumed: true, awaits: 'decision' });

    const { replies } = follow(readySession({ phase: 'asking' }, { pending: 1 }), view, 0);

    expect(replies).toEqual([answerTo('moved-on'), expect.objectContaining({ type: 'resume' })]);
  });
});

describe('a round that the game did not ask for', () => {
  it('is shown as it stands', () => {
    const { replies } = follow(readySession(), exampleView({ ...showing, kept: true }), 0);

    expect(replies).toEqual([expect.objectContaining({ type: 'resume', awaits: null })]);
  });

  it('is shown once more out of the history, and nothing is decided in it', () => {
    const { replies, command } = follow(
      readySession(),
      exampleView({ ...showing, replayed: true, awaits: 'decision' }),
      0,
    );

    expect(replies).toEqual([expect.objectContaining({ type: 'replay' })]);
    expect(command).toBeNull();
  });

  it('is not told twice', () => {
    const told = follow(readySession(), exampleView(waiting), 0);

    expect(follow(told.session, exampleView(waiting), 0).replies).toEqual([]);
  });
});
