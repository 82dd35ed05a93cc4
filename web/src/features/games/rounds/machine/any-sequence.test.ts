import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { examplePress, exampleRound } from '../example-round';
import type { Awaits } from '../game-backend';
import type { Press } from '../press';
import type { RoundCommand, RoundEvent } from './round-event';
import { nextRound } from './round-machine';
import { awaitsRetry, nothingPlayed, type RoundState } from './round-state';

const cycleMs = 5_000;
const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };

const refusal = (code: string, status = 409) => new ApiRefusal({ status, code, message: 'No.' });
const failures = {
  refused: refusal('wallet/insufficient-funds'),
  'another round comes first': refusal('games/round-open'),
  'the round has moved on': refusal('games/round-conflict'),
  'the round is over': refusal('games/unknown-round', 404),
  'signed out': refusal('account/signed-out', 401),
  throttled: refusal('request/too-many', 429),
  lost: new TypeError('Load failed'),
};

const awaits = fc.constantFrom<Awaits>(null, 'seeing', 'decision');
const failure = fc.constantFrom(...Object.values(failures));
/** An open round of this game, or none. */
const left = fc.constantFrom<Left>(undefined, null, 'seeing', 'decision');
type Left = Awaits | undefined;
const isLost = fc.boolean();
const isPlayed = fc.boolean();

function weighted<Name extends string, Details extends object>(
  weight: number,
  name: Name,
  details: { [Key in keyof Details]: fc.Arbitrary<Details[Key]> },
): { weight: number; arbitrary: fc.Arbitrary<{ do: Name } & Details> } {
  // Without required keys, a record of a generic model has optional ones.
  const record: fc.Arbitrary<Details> = fc.record<Details>(details);
  return { weight, arbitrary: record.map((made) => ({ do: name, ...made })) };
}

/** What happens to a page, in any order: presses, responses to its commands, and everything else. */
const act = fc.oneof(
  weighted(8, 'stake', { isOffline: fc.nat(4).map((number) => number === 0) }),
  weighted(5, 'decide', { isMistaken: fc.boolean() }),
  weighted(10, 'answer', { awaits }),
  weighted(3, 'fail', { failure }),
  weighted(3, 'find', { found: left, isLost }),
  weighted(5, 'check', { awaits, isPlayed, failure: fc.option(failure) }),
  weighted(5, 'confirm', { isLost }),
  weighted(10, 'shown', {}),
  weighted(3, 'repeated', {}),
  weighted(1, 'stake in another game', {}),
  weighted(1, 'repeat an old response', {}),
  weighted(1, 'reload', { leftOpen: left }),
  weighted(1, 'reconnect', {}),
  ...(['replay', 'dropped', 'dismissed', 'left-open-requested', 'confirmation-requested'] as const).map(
    (name) => weighted(1, name, {}),
  ),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
const acts = fc.array(fc.tuple(act, fc.nat(4_000)), { maxLength: 60, size: 'max' });

/** A page with the machine, which records every violation of the rules. */
function createPage() {
  let state: RoundState = nothingPlayed;
  let nowMs = 10_000;
  let names = 0;
  let responses: RoundEvent[] = [];
  /** Commands that wait for their response. */
  let pending: RoundCommand[] = [];
  /** The stored press, which survives a reload. */
  let stored: Press | null = null;
  let mayStakeAtMs = 0;
  let delayedUntilMs = 0;
  /** Key of the press that its player has given up, while it is checked once more. */
  let givenUp: string | null = null;
  const sent = new Map<string, Press>();
  const offline = new Set<string>();
  const faults: string[] = [];
  let presented = new Map<number, { isReplay: boolean; shown: number; isCut: boolean }>();

  const name = (of: string) => `${of}-${(names += 1)}`;
  const fault = (isFaulty: boolean, text: string) => void (isFaulty && faults.push(text));

  function dispatch(event: RoundEvent) {
    const before = state;
    const { state: next, commands } = nextRound(before, event, cycleMs);
    state = next;
    if (event.type === 'dropped' && before.trouble?.fate === 'unplayed') givenUp = before.trouble.press.key;
    for (const command of commands) execute(command, event);
    if (next.phase !== 'requesting') givenUp = null;
    checkTable(before, event);
    checkStored();
  }

  function execute(command: RoundCommand, event: RoundEvent) {
    if (command.type === 'send') checkSent(command.press, event);
    if (command.type === 'forget') checkForgotten(command.press, event);
    if (command.type !== 'forget' && command.type !== 'release') pending.push(command);
  }

  function checkSent(press: Press, event: RoundEvent) {
    const isNew = event.type === 'pressed';
    fault(!isNew && event.type !== 'repeated', 'A press was sent without its player.');
    fault(isNew && press !== event.press, 'A press was changed before it was sent.');
    fault(isNew && sent.has(press.key), 'A press was sent twice.');
    fault(!isNew && JSON.stringify(sent.get(press.key)) !== JSON.stringify(press), 'A repeat was changed.');
    fault(!isNew && stored?.key !== press.key, 'A settled press was repeated.');
    fault(stored !== null && stored.key !== press.key, 'A press was sent while another has no answer.');
    fault(offline.has(press.key), 'A press made offline was sent.');
    fault(isNew && !press.decision && nowMs < mayStakeAtMs, 'A round began before the cycle had elapsed.');
    sent.set(press.key, press);
    stored = press;
    if (!press.decision) mayStakeAtMs = nowMs + cycleMs;
  }

  function checkForgotten(press: Press, event: RoundEvent) {
    fault(stored?.key !== press.key, 'Another press was forgotten.');
    const isAnswered = (event.type === 'answered' || event.type === 'failed') && event.key === press.key;
    const isFound = (event.type === 'opened' || event.type === 'looked-up') && roundIn(event) !== null;
    const isMissed = event.type === 'not-played' && event.key === press.key && givenUp === press.key;
    fault(!isAnswered && !isFound && !isMissed, 'An unanswered press was forgotten.');
    if (event.type === 'answered' && !press.decision) mayStakeAtMs = nowMs + cycleMs;
    stored = null;
  }

  /** Every round is presented before it rests, and only once; nothing but its answer brings it to the table. */
  function checkTable(before: RoundState, event: RoundEvent) {
    const { table, phase } = state;
    const isNew = table !== null && table.presentation !== before.table?.presentation;
    if (isNew) {
      const { presentation, origin } = table;
      fault(phase !== 'showing', 'A result was revealed before it was shown.');
      fault(presented.has(presentation), 'A round was presented again.');
      fault(table.round !== roundIn(event), 'A round was shown that no answer has brought.');
      presented.set(presentation, { isReplay: origin === 'replayed', shown: 0, isCut: false });
    }
    if (before.phase !== 'showing' || (phase === 'showing' && !isNew)) return;
    const ended = presented.get(before.table.presentation)!;
    if (event.type === 'shown') ended.shown += 1;
    else ended.isCut = true;
    fault(ended.shown > 1, 'A round was shown twice.');
    fault(ended.isCut && !ended.isReplay, 'A round was not shown to its end.');
  }

  /** As long as a press has no answer, the state holds it under its key. */
  function checkStored() {
    const held = heldBy(state);
    fault(held?.key !== stored?.key, `The state holds ${held?.key}, but ${stored?.key} is unanswered.`);
  }

  function respondTo<Type extends RoundCommand['type']>(
    type: Type,
    respond: (command: Extract<RoundCommand, { type: Type }>) => RoundEvent,
  ) {
    const command = pending.find((each) => each.type === type);
    if (!command) return;
    pending = pending.filter((each) => each !== command);
    const response = respond(command as Extract<RoundCommand, { type: Type }>);
    responses = [...responses, response];
    dispatch(response);
  }

  function press(pressed: Partial<Press>, isReachable: boolean) {
    const made = examplePress({ ...pressed, key: name('key') });
    if (!isReachable) offline.add(made.key);
    dispatch({ type: 'pressed', press: made, isReachable, nowMs });
  }

  function open(opened: Left) {
    dispatch({ type: 'opened', unanswered: stored, leftOpen: found(opened) });
  }

  function found(here: Left) {
    if (here === undefined) return null;
    return { played: { round: exampleRound({ id: name('round') }), version: null }, awaits: here };
  }

  function decide(isMistaken: boolean) {
    const round = state.table?.round ?? exampleRound();
    const decision = { round: round.id, text: 'hit', step: round.decisions.length + (isMistaken ? 1 : 0) };
    press({ decision }, true);
  }

  function answerTo({ key, decision }: Press, awaited: Awaits): RoundEvent {
    const decisions = Array.from({ length: decision ? decision.step + 1 : 0 }, () => 'hit');
    const round = exampleRound({ id: decision?.round ?? name('round'), decisions });
    const played = { round, version: null };
    return { type: 'answered', key, played, awaits: awaited, balances, nowMs };
  }

  function checked({ press }: { press: Press }, next: Extract<Act, { do: 'check' }>): RoundEvent {
    if (next.failure) return { type: 'check-failed', key: press.key, failure: next.failure, nowMs };
    return next.isPlayed ? answerTo(press, next.awaits) : { type: 'not-played', key: press.key, nowMs };
  }

  function reload(opened: Left) {
    state = nothingPlayed;
    givenUp = null;
    pending = [];
    presented = new Map();
    [mayStakeAtMs, delayedUntilMs] = [0, 0];
    open(opened);
  }

  function perform(next: Act) {
    switch (next.do) {
      case 'stake':
        return press({}, !next.isOffline);
      case 'decide':
        return decide(next.isMistaken);
      case 'answer':
        return respondTo('send', (command) => answerTo(command.press, next.awaits));
      case 'fail':
        return respondTo('send', ({ press: { key, decision } }) => {
          // A stake that failed has begun no cycle, but one in another game has.
          if (!decision) mayStakeAtMs = delayedUntilMs;
          return { type: 'failed', key, failure: next.failure, nowMs };
        });
      case 'find':
        return respondTo('look-up', ({ after }) => ({
          type: 'looked-up',
          after,
          found: next.isLost ? null : found(next.found),
          failure: next.isLost ? failures.lost : null,
          nowMs,
        }));
      case 'check':
        return respondTo('check', (command) => checked(command, next));
      case 'confirm':
        return respondTo('confirm', ({ round: { id } }) =>
          next.isLost ? { type: 'unseen', id, failure: failures.lost } : { type: 'seen', id },
        );
      case 'repeat an old response':
        return responses.slice(-1).forEach(dispatch);
      case 'reload':
        return reload(next.leftOpen);
      case 'reconnect':
        return dispatch({ type: 'reconnected' });
      case 'replay':
        return dispatch({
          type: 'replayed',
          played: { round: exampleRound({ id: name('old') }), version: null },
        });
      case 'repeated':
        return dispatch({ type: 'repeated', nowMs });
      case 'stake in another game':
        delayedUntilMs = nowMs + cycleMs;
        mayStakeAtMs = Math.max(mayStakeAtMs, delayedUntilMs);
        return dispatch({ type: 'delayed', untilMs: nowMs + cycleMs, nowMs });
      default:
        return dispatch({ type: next.do });
    }
  }

  open(undefined);
  return {
    faults,
    presented: () => presented,
    state: () => state,
    perform(next: Act, laterMs: number) {
      nowMs += laterMs;
      perform(next);
    },
    /** Lets every response arrive and every round be shown. */
    settle() {
      for (let turn = 0; turn < 10; turn += 1) {
        perform({ do: 'shown' });
        perform({ do: 'find', found: undefined, isLost: false });
        perform({ do: 'check', awaits: null, isPlayed: false, failure: null });
        perform({ do: 'repeated' });
        perform({ do: 'answer', awaits: null });
      }
    },
  };
}

function heldBy(state: RoundState): Press | null {
  if (state.phase === 'requesting') return state.refusal ? null : state.press;
  return awaitsRetry(state.trouble) ? state.trouble.press : null;
}

function roundIn(event: RoundEvent) {
  if (event.type === 'answered' || event.type === 'replayed') return event.played.round;
  const found = event.type === 'opened' ? event.leftOpen : event.type === 'looked-up' ? event.found : null;
  return found && 'played' in found ? found.played.round : null;
}

describe('any sequence of events', () => {
  it('stakes once a press and only for its player, loses no unanswered press, and shows every round once', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        const page = createPage();

        for (const [next, laterMs] of sequence) page.perform(next, laterMs);
        page.settle();

        expect(page.faults).toEqual([]);
        expect(heldBy(page.state())).toBeNull();
        for (const { isReplay, shown, isCut } of page.presented().values())
          expect(shown + (isReplay && isCut ? 1 : 0)).toBe(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('shows the round of a press that arrived after its first check, although its player has given it up', () => {
    const page = createPage();
    const check = { do: 'check', awaits: null, isPlayed: false, failure: null } as const;
    const late: Act[] = [
      { do: 'stake', isOffline: false },
      { do: 'reload', leftOpen: undefined },
      check,
      { do: 'dropped' },
      { do: 'dropped' },
      { ...check, isPlayed: true },
    ];

    for (const next of late) page.perform(next, 0);

    expect(page.faults).toEqual([]);
    expect(page.state()).toMatchObject({ phase: 'showing', table: { origin: 'repeated' } });
  });

  it('reaches every phase and every kind of trouble in these sequences', () => {
    const reached = new Set<string>();
    for (const sequence of fc.sample(acts, { numRuns: 500, seed: 7 })) {
      const page = createPage();
      for (const [next, laterMs] of sequence) {
        page.perform(next, laterMs);
        const { phase, table, trouble, open } = page.state();
        for (const each of [phase, table?.origin, trouble?.fate, open && 'open']) if (each) reached.add(each);
      }
    }

    expect([...reached].sort()).toEqual(
      [
        ...['idle', 'requesting', 'showing', 'deciding'],
        ...['pressed', 'repeated', 'resumed', 'replayed'],
        ...['refused', 'unanswered', 'signed-out', 'unplayed'],
        'open',
      ].sort(),
    );
  });
});
