import { describe, expect, it } from 'vitest';
import { isShownInSteps } from '#domain/games/slots/shown-in-steps';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { examplePress } from '../../rounds/example-round';
import type { RoundEvent } from '../../rounds/machine/round-event';
import { nextRound } from '../../rounds/machine/round-machine';
import { nothingPlayed } from '../../rounds/machine/round-state';
import type { SlotRound } from '../published-slot-game';
import { exampleFeature, exampleRespins, exampleRound } from './example-round';
import {
  followRounds,
  nextPresentation,
  nothingMoves,
  type Presentation,
  type PresentationEvent,
  type SlotRoundState,
} from './presentation';

const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };
const single = exampleRound();
const withFreeSpins = exampleFeature([40, 0]);
const withRespins = exampleRespins();
const reelsStopped: PresentationEvent = { type: 'reels-stopped' };

interface Table {
  readonly state: SlotRoundState;
  readonly presentation: Presentation;
}

const empty: Table = { state: nothingPlayed, presentation: nothingMoves };

function afterEvent(table: Table, event: RoundEvent<null>): Table {
  const { state } = nextRound(table.state, event, 2_500);
  return { state, presentation: followRounds(table.presentation, state) };
}

/** The table after an event of its presentation, whose end is the end of the round. */
function afterPresenting(table: Table, event: PresentationEvent): Table {
  const presentation = nextPresentation(table.presentation, event, table.state.table);
  return presentation ? { ...table, presentation } : afterEvent(table, { type: 'shown' });
}

function pressedOn(table: Table, key = 'key-1', nowMs = 1_000): Table {
  return afterEvent(table, { type: 'pressed', press: examplePress({ key }), isReachable: true, nowMs });
}

function answeredOn(table: Table, round: SlotRound): Table {
  const awaits = isShownInSteps(round.outcome.spins) ? 'seeing' : null;
  const played = { round, version: null };
  return afterEvent(table, { type: 'answered', key: 'key-1', played, awaits, balances, nowMs: 1_300 });
}

function replayed(round: SlotRound): Table {
  const turning = afterEvent(empty, { type: 'replayed', played: { round, version: null } });
  return afterPresenting(afterPresenting(turning, { type: 'turned' }), reelsStopped);
}

/** Advances past the stage on show. */
function afterStage(table: Table): Table {
  const { feature } = table.presentation;
  return afterPresenting(
    table,
    feature?.stage === 'stopping' ? reelsStopped : { type: 'advanced', from: feature! },
  );
}

const stopping = answeredOn(pressedOn(empty), withFreeSpins);
const feature = afterPresenting(stopping, reelsStopped);
const skipped = afterEvent(feature, { type: 'shown' });
const summary = { stage: 'summary', spin: 2 };

describe('reels', () => {
  it('turn from the press until the answer, and rest when the round ends', () => {
    const pressed = pressedOn(empty);
    const answered = answeredOn(pressed, single);
    const ended = afterPresenting(answered, reelsStopped);

    expect([pressed, answered, ended].map(({ presentation }) => presentation.phase)).toEqual([
      'turning',
      'stopping',
      'resting',
    ]);
    expect(ended).toMatchObject({ state: { phase: 'idle' }, presentation: { feature: null } });
  });

  it('turn for a while for an answer that arrived before they could', () => {
    const { state } = answeredOn(pressedOn(empty), single);
    const turning = { state, presentation: followRounds(nothingMoves, state) };

    expect(turning.presentation).toMatchObject({ phase: 'turning', of: 1 });
    expect(afterPresenting(afterPresenting(turning, { type: 'turned' }), reelsStopped).state.phase).toBe(
      'idle',
    );
  });

  it('rest when the request fails, without ending a round', () => {
    const failed = afterEvent(pressedOn(empty), {
      type: 'failed',
      key: 'key-1',
      failure: new Error(),
      nowMs: 2_000,
    });

    expect(failed.presentation).toMatchObject({ phase: 'resting', feature: null });
    expect(afterPresenting(failed, reelsStopped)).toEqual(failed);
  });
});

describe('round with free spins', () => {
  it('shows its staked spin, the award, and each free spin in order', () => {
    const stages: unknown[] = [];
    let table = feature;
    while (table.presentation.phase === 'feature') {
      stages.push(table.presentation.feature);
      table = afterStage(table);
    }

    expect(stages).toEqual([
      { stage: 'base', spin: 0 },
      { stage: 'intro', spin: 0 },
      { stage: 'turning', spin: 1 },
      { stage: 'stopping', spin: 1 },
      { stage: 'shown', spin: 1 },
      { stage: 'turning', spin: 2 },
      { stage: 'stopping', spin: 2 },
      { stage: 'shown', spin: 2 },
    ]);
    expect(table).toMatchObject({
      state: { phase: 'idle', open: { id: withFreeSpins.id } },
      presentation: { phase: 'resting', feature: summary },
    });
  });

  it('advances once for one stage, however often it elapses', () => {
    const next = afterStage(feature);

    expect(afterPresenting(next, { type: 'advanced', from: feature.presentation.feature! })).toEqual(next);
  });

  it.each(['base', 'intro', 'turning', 'stopping', 'shown'])(
    'can be skipped while "%s" is on show',
    (stage) => {
      let table = feature;
      while (table.presentation.feature?.stage !== stage) table = afterStage(table);

      const end = afterEvent(table, { type: 'shown' });

      expect(end).toMatchObject({
        state: { phase: 'idle', open: { id: withFreeSpins.id } },
        presentation: { phase: 'resting', feature: summary },
      });
      expect(afterPresenting(end, reelsStopped)).toEqual(end);
    },
  );

  it('stays open until the API confirms that it was seen, even after the summary is dismissed', () => {
    const dismissed = afterPresenting(skipped, { type: 'summary-dismissed' });

    expect(dismissed).toMatchObject({
      state: { open: { id: withFreeSpins.id } },
      presentation: { feature: null },
    });
  });

  it('is replaced by the next press', () => {
    const seen = afterEvent(skipped, { type: 'seen', id: withFreeSpins.id });

    expect(pressedOn(seen, 'key-2', 9_000).presentation).toEqual({
      phase: 'turning',
      of: null,
      feature: null,
    });
  });
});

describe('round with respins', () => {
  const settled = answeredOn(pressedOn(empty), withRespins);
  const running = afterPresenting(settled, reelsStopped);

  it('shows respin after respin, then ends with the win of its spin', () => {
    const stages = [running];
    while (stages.at(-1)!.presentation.feature) stages.push(afterStage(stages.at(-1)!));

    expect(stages.map(({ presentation }) => presentation.feature?.respin)).toEqual([0, 1, 2, undefined]);
    expect(stages.at(-1)).toMatchObject({
      state: { table: { presentation: 1 } },
      presentation: { phase: 'resting', feature: null },
    });
  });

  it('ends at once when the rest of the respins is skipped', () => {
    const from = running.presentation.feature!;

    const skipped = afterPresenting(running, { type: 'respins-skipped', from });

    expect(skipped.presentation).toMatchObject({ phase: 'resting', feature: null });
  });

  it('ignores a skip of a stage that has passed', () => {
    const from = running.presentation.feature!;
    const later = afterStage(running);

    expect(afterPresenting(later, { type: 'respins-skipped', from })).toEqual(later);
  });

  it('shows its respins again in a replay', () => {
    expect(replayed(withRespins).presentation.feature).toEqual({ stage: 'respins', spin: 0, respin: 0 });
  });
});

describe('free spins that were left open', () => {
  const leftOpen = { played: { round: withFreeSpins, version: null }, awaits: 'seeing' } as const;
  const intro = { stage: 'intro', spin: 0 };

  it('resume at the intro when the game is opened', () => {
    const opened = afterEvent(empty, {
      type: 'opened',
      unanswered: null,
      leftOpen,
    });

    expect(opened).toMatchObject({
      state: { phase: 'showing', table: { origin: 'resumed' } },
      presentation: { phase: 'feature', feature: intro },
    });
  });

  it('end a press that they blocked, and its reels stop on their round', () => {
    const failure = new ApiRefusal({ status: 409, code: 'games/round-open', message: 'No.' });
    const refused = afterEvent(pressedOn(empty), { type: 'failed', key: 'key-1', failure, nowMs: 1_200 });
    const after = refused.state.phase === 'requesting' ? refused.state.refusal : null;

    const found = afterEvent(refused, {
      type: 'looked-up',
      after,
      found: leftOpen,
      failure: null,
      nowMs: 1_300,
    });

    expect(refused.presentation.phase).toBe('turning');
    expect(found.presentation.phase).toBe('stopping');
    expect(afterPresenting(found, reelsStopped).presentation.feature).toEqual(intro);
  });
});

describe('settled round that was left on show', () => {
  it('is on the reels at once, and ends as shown', () => {
    const leftOpen = { played: { round: single, version: null }, awaits: null } as const;
    const opened = afterEvent(empty, {
      type: 'opened',
      unanswered: null,
      leftOpen,
    });

    expect(opened).toMatchObject({
      state: { phase: 'showing', table: { origin: 'resumed' } },
      presentation: { phase: 'resting', of: 1, feature: null },
    });
    expect(afterEvent(opened, { type: 'shown' })).toMatchObject({
      state: { phase: 'idle', table: { round: single } },
      presentation: opened.presentation,
    });
  });
});

describe('replayed round', () => {
  it('turns the reels for a while before they stop on it', () => {
    const turning = afterEvent(empty, { type: 'replayed', played: { round: single, version: null } });

    expect(turning.presentation.phase).toBe('turning');
    expect(afterPresenting(turning, { type: 'turned' }).presentation.phase).toBe('stopping');
  });

  it('shows all of its free spins and leaves no open round', () => {
    const shownAgain = replayed(withFreeSpins);

    expect(shownAgain.presentation).toMatchObject({
      phase: 'feature',
      feature: { stage: 'base', spin: 0 },
    });
    expect(afterEvent(shownAgain, { type: 'shown' })).toMatchObject({
      state: { phase: 'idle', open: null },
      presentation: { feature: summary },
    });
  });

  it('rests at once without free spins', () => {
    expect(replayed(single)).toMatchObject({
      state: { phase: 'idle', table: { origin: 'replayed' } },
      presentation: { phase: 'resting', feature: null },
    });
  });
});
