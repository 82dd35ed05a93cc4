import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { protocol } from '../../../../frame-games/protocol/messages';
import { exampleRound, exampleTrouble } from '../rounds/example-round';
import { follow } from './follow';
import { chipTable, exampleView, readySession, waiting } from './view-fixture';

const round = exampleRound({ id: 'round-8' });
const showing = { phase: 'showing', round } as const;
const answerTo = (code: string) => expect.objectContaining({ type: 'error', request: 1, code });

describe('follow', () => {
  it('sends nothing while nothing changes', () => {
    expect(follow(readySession(), exampleView(), 0).replies).toEqual([]);
  });

  it.each([
    ['settings', { settings: { theme: 'light', locale: 'en-US', reducedMotion: true, sound: 0.5 } }],
    ['table', { table: { coin: 'sweeps', stake: 20, stakes: [20], most: null } }],
    ['numbers', { numbers: [17] }],
    ['balance', { balance: { gold: 9_900, sweeps: 2_000 } }],
  ] as const)('reports a change of %s', (type, change) => {
    const { replies } = follow(readySession(), exampleView({}, change), 0);

    expect(replies).toEqual([{ protocol, type, ...change }]);
  });

  it.each(['red 200', null])('reports what the last round staked on: %s', (choice) => {
    const session = readySession({}, { view: exampleView({}, { lastChoice: 'odd 100' }) });

    const { replies } = follow(session, exampleView({}, { lastChoice: choice }), 0);

    expect(replies).toEqual([{ protocol, type: 'last-choice', choice }]);
  });

  it('repeats what the last round staked on after a change of coin, even if both coins have the same', () => {
    const session = readySession({}, { view: exampleView({}, { lastChoice: 'red 100' }) });
    const table = { coin: 'sweeps', stake: 20, stakes: [20], most: null } as const;

    const { replies } = follow(session, exampleView({}, { lastChoice: 'red 100', table }), 0);

    expect(replies).toEqual([
      { protocol, type: 'table', table },
      { protocol, type: 'last-choice', choice: 'red 100' },
    ]);
  });

  it('reports the last chip after a change of coin, and none where the stake is chosen on the page', () => {
    const session = readySession({}, { view: exampleView({}, { table: chipTable, lastChip: 500 }) });
    const table = { coin: 'sweeps', stake: null, stakes: [20, 100], most: 400 } as const;

    expect(follow(session, exampleView({}, { table, lastChip: null }), 0).replies).toEqual([
      { protocol, type: 'table', table },
      { protocol, type: 'last-chip', chip: null },
    ]);
  });

  it('sends no chip back to the game that chose it, since that could undo a newer choice', () => {
    const session = readySession({}, { view: exampleView({}, { table: chipTable, lastChip: 100 }) });

    const { replies } = follow(session, exampleView({}, { table: chipTable, lastChip: 500 }), 0);

    expect(replies).toEqual([]);
  });

  it('reports how long the next round must wait', () => {
    const { replies } = follow(readySession(), exampleView({ wait: { fromMs: 0, untilMs: 6_000 } }), 1_000);

    expect(replies).toEqual([
      { protocol, type: 'limits', limits: { shortestCycleMs: 5_000, waitMs: 5_000 } },
    ]);
  });

  it('reports a pause and its end', () => {
    const still = follow(readySession(), exampleView({}, { pause: 'hidden' }), 0);

    expect(still.replies).toEqual([{ protocol, type: 'pause', because: 'hidden' }]);
    expect(follow(still.session, exampleView(), 0).replies).toEqual([{ protocol, type: 'go-on' }]);
  });

  it('sends nothing before hello, and keeps the newest view', () => {
    const view = exampleView(showing, { pause: 'hidden' });

    const turn = follow(readySession({}, { stage: 'silent' }), view, 0);

    expect([turn.replies, turn.session.view]).toEqual([[], view]);
  });
});

describe('stake or decision', () => {
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

  it('is answered without proof and player id', () => {
    const { replies } = follow(readySession({}, { pending: 1 }), exampleView(showing), 0);

    const [{ round: sent }] = replies as unknown as [{ round: object }];
    expect(Object.keys(sent).sort()).toEqual(
      ['choice', 'coin', 'decisions', 'id', 'outcome', 'payout', 'stake'].sort(),
    );
  });

  it('continues a round at once when it waits for the player', () => {
    const view = exampleView({ ...showing, awaits: 'decision' });

    expect(follow(readySession({}, { pending: 1 }), view, 0).command).toEqual({ type: 'shown' });
  });

  it.each([
    ['wallet/insufficient-funds', 'refused'],
    ['games/decision-not-allowed', 'not-allowed'],
  ])('is answered with the refusal of the API: %s', (code, sent) => {
    const failure = new ApiRefusal({ code, message: 'no', status: 409, details: {} });
    const before = readySession({ phase: 'requesting' }, { pending: 1 });

    const { session, replies } = follow(before, exampleView({ trouble: exampleTrouble({ failure }) }), 0);

    expect(replies).toEqual([answerTo(sent)]);
    expect(session.pending).toBeNull();
  });

  it('stays pending while its outcome is unknown, and is answered when the player gives up', () => {
    const unanswered = exampleView({ trouble: exampleTrouble({ fate: 'unanswered' }) });

    const open = follow(readySession({ phase: 'requesting' }, { pending: 1 }), unanswered, 0);
    const asking = follow(open.session, exampleView({ phase: 'requesting' }), 0);
    const dropped = follow(asking.session, exampleView(), 0);

    expect([open.replies, open.session.pending]).toEqual([[], 1]);
    expect([asking.replies, asking.session.pending]).toEqual([[], 1]);
    expect([dropped.replies, dropped.session.pending]).toEqual([[answerTo('withdrawn')], null]);
  });

  it('is answered when the player gives up a decision that was not taken', () => {
    const unplayed = exampleView({ ...waiting, trouble: exampleTrouble({ fate: 'unplayed' }) });
    const before = readySession({ ...waiting, phase: 'requesting' }, { pending: 1 });

    const open = follow(before, unplayed, 0);
    const asking = follow(open.session, exampleView({ ...waiting, phase: 'requesting' }), 0);
    const dropped = follow(asking.session, exampleView(waiting), 0);

    expect(dropped.replies).toEqual([answerTo('withdrawn')]);
    expect(dropped.session.pending).toBeNull();
  });

  it('stays pending while the page renders between press and request', () => {
    const { replies, session } = follow(readySession({}, { pending: 1 }), exampleView(), 0);

    expect([replies, session.pending]).toEqual([[], 1]);
  });

  it('is answered when a repeat of the same press succeeds', () => {
    const unanswered = exampleView({ trouble: exampleTrouble({ fate: 'unanswered' }) });
    const open = follow(readySession({ phase: 'requesting' }, { pending: 1 }), unanswered, 0);

    const again = follow(open.session, exampleView({ phase: 'requesting' }), 0);
    const found = follow(again.session, exampleView({ ...showing, origin: 'repeated' }), 0);

    expect(again.replies).toEqual([]);
    expect(found.replies).toEqual([expect.objectContaining({ type: 'outcome', request: 1 })]);
  });

  it('is refused with "moved-on" and the open round when another round comes first', () => {
    const view = exampleView({ ...showing, origin: 'resumed', awaits: 'decision' });

    const { replies } = follow(readySession({ phase: 'requesting' }, { pending: 1 }), view, 0);

    expect(replies).toEqual([answerTo('moved-on'), expect.objectContaining({ type: 'resume' })]);
  });
});

describe('round that the game did not request', () => {
  it('is sent as a resume message', () => {
    const { replies } = follow(readySession(), exampleView({ ...showing, origin: 'repeated' }), 0);

    expect(replies).toEqual([expect.objectContaining({ type: 'resume', awaits: null })]);
  });

  it('is sent as a replay from the history, without a command', () => {
    const { replies, command } = follow(readySession(), exampleView({ ...showing, origin: 'replayed' }), 0);

    expect(replies).toEqual([expect.objectContaining({ type: 'replay' })]);
    expect(command).toBeNull();
  });

  it('is sent once', () => {
    const sent = follow(readySession(), exampleView(waiting), 0);

    expect(follow(sent.session, exampleView(waiting), 0).replies).toEqual([]);
  });
});
