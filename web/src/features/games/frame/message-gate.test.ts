import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits, protocol } from '../../../../frame-games/protocol/messages';
import { write } from '../../../../frame-games/protocol/read-message';
import { createMessageGate, type Ignored } from './message-gate';
import { sendRequest, exampleView, waiting } from './view-fixture';

function setup(view = exampleView()) {
  const ignored: Ignored[] = [];
  const gate = createMessageGate({
    gameId: 'harbour-wheel',
    view,
    onIgnored: (why) => ignored.push(why),
  });
  let nowMs = 0;
  // One second between two messages stays below the rate limit.
  const handleMessage = (data: unknown) =>
    gate.handleMessage(data, { nowMs: (nowMs += 1_000), isPressed: true });
  return { gate, ignored, handleMessage };
}

const messages = fc.constantFrom(...Object.values(sendRequest));
/** Values that are invalid for every field of every message. */
const wrong = fc.oneof(
  fc.constantFrom(true, -1, 0.5, 1e300, [], {}, 'x'.repeat(1_500), undefined),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
);
const withWrongField = messages.chain((message) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(message)), wrong)
    .map(([field, value]) => JSON.stringify({ ...message, [field]: value })),
);
const withExtraField = fc
  .tuple(
    messages,
    fc.constantFrom('payout', 'balance', 'key', '__proto__', 'constructor', 'x'),
    fc.jsonValue(),
  )
  .map(([message, field, value]) =>
    write(message).replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`),
  );
/** Messages that only the host may send. */
const forged = fc
  .tuple(fc.constantFrom('outcome', 'resume', 'balance', 'welcome', 'error', 'go-on'), fc.jsonValue())
  .map(([type, round]) => JSON.stringify({ protocol, type, request: 1, round, awaits: null }));
const malformed = fc.oneof(
  ...[withWrongField, withExtraField, forged, fc.string(), fc.json()],
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  messages.map((message) => ({ ...message })),
  messages.map((message) => `${write(message)}${' '.repeat(limits.longestToHost)}`),
);

describe('malformed message', () => {
  it('is ignored and changes nothing in 2,000 runs', () => {
    fc.assert(
      fc.property(malformed, fc.constantFrom({}, waiting), (data, state) => {
        const { gate, ignored, handleMessage } = setup(exampleView(state));
        handleMessage(write(sendRequest.hello));
        handleMessage(write(sendRequest.ready));

        const { replies, command } = handleMessage(data);

        expect([replies, command, ignored.length]).toEqual([[], null, 1]);
        expect(gate.state()).toEqual({ stage: 'ready', ignored: 1 });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a forged outcome', JSON.stringify({ protocol, type: 'outcome', request: 1 }), 'unknown-type'],
    ['a field too many', JSON.stringify({ ...sendRequest.stake, payout: 5 }), 'wrong-fields'],
    [
      'a greeting of another game',
      JSON.stringify({ ...sendRequest.hello, gameId: 'roulette' }),
      'other-game',
    ],
    ['an object', sendRequest.ready, 'not-text'],
  ] as const)('is reported with its fault: %s', (_what, data, why) => {
    const { ignored, handleMessage } = setup();

    handleMessage(data);

    expect(ignored).toEqual([why]);
  });
});

describe('createMessageGate', () => {
  it('ignores messages above the rate limit and stops a game that continues', () => {
    const { gate, ignored } = setup();
    const flood = () => gate.handleMessage(write(sendRequest.ready), { nowMs: 0, isPressed: true });

    for (let count = 0; count < limits.burst; count += 1) flood();
    expect(ignored).toEqual([]);
    for (let count = 0; count <= limits.patience; count += 1) flood();

    expect(new Set(ignored)).toEqual(new Set(['too-many']));
    expect(gate.state().stage).toBe('stopped');
  });

  it('ignores every message of a stopped game', () => {
    const { gate, handleMessage } = setup();
    for (let count = 0; count <= limits.patience; count += 1) handleMessage(null);

    expect(handleMessage(write(sendRequest.hello))).toEqual({ replies: [], command: null });
    expect(gate.state()).toEqual({ stage: 'stopped', ignored: limits.patience + 1 });
  });

  it('reports another protocol version separately from an invalid message', () => {
    const { gate, handleMessage } = setup();

    handleMessage(
      JSON.stringify({ protocol: 'jade-harbour-frame/2', type: 'hello', gameId: 'harbour-wheel' }),
    );

    expect(gate.state().stage).toBe('other-version');
  });

  it('refuses a stake that the page cannot place, and accepts another request', () => {
    const { gate, handleMessage } = setup();
    handleMessage(write(sendRequest.hello));
    handleMessage(write(sendRequest.ready));
    handleMessage(write(sendRequest.stake));

    const answers = gate.refuse(1, 'You need 50 GC more.');

    expect(answers).toEqual([
      { protocol, type: 'error', request: 1, code: 'refused', message: 'You need 50 GC more.' },
    ]);
    expect(gate.refuse(1, 'again')).toEqual([]);
    expect(handleMessage(write(sendRequest.stake)).command).toMatchObject({ type: 'play' });
  });
});
