import { expect, it } from 'vitest';
import { wheelCode } from '../code/wheel-code';
import { movementsOf } from './movements';
import type { Moment } from './scene/scene';
import { openWheelGame } from './wheel-game';
import { restingAngle, segmentAt } from './wheel-motion';

const multiples = [10, 0, 1, 0, 2, 0, 0, 5];

async function setup({ still = false } = {}) {
  const { instance } = await WebAssembly.instantiate(wheelCode() as Uint8Array<ArrayBuffer>);
  const movements = movementsOf(instance);
  const reports: string[] = [];
  const drawn: Moment[] = [];
  const hub: (number | null)[] = [];
  const playedSounds: string[] = [];
  const game = openWheelGame({
    multiples,
    movements,
    scene: {
      resize: () => undefined,
      showInHub: (multiple) => void hub.push(multiple),
      draw: (moment) => void drawn.push(moment),
    },
    sounds: {
      setLoudness: (loudness) => void playedSounds.push(`loudness ${loudness}`),
      tick: () => void playedSounds.push('tick'),
      close: () => undefined,
    },
    post: (name, parameter) => void reports.push(`${name} ${parameter}`),
  });
  game.Settings(JSON.stringify({ theme: 'dark', locale: 'en', reducedMotion: still, sound: 0.5 }));
  let nowMs = 1_000;
  const play = (seconds: number) => {
    for (let frame = 0; frame < seconds * 50; frame++) game.frame((nowMs += 20));
    return drawn.at(-1) as Moment;
  };
  return { game, movements, reports, drawn, hub, playedSounds, play };
}

const round = (segment: number) =>
  JSON.stringify({
    round: { id: `round-${segment}`, outcome: { family: 'wheel', segment, multiple: multiples[segment] } },
    awaits: null,
  });
const underPointer = ({ angle }: Moment) => segmentAt(angle, multiples.length);

it('turns for seconds, rests on the drawn segment and only then reports it as shown', async () => {
  const { game, reports, hub, play } = await setup();

  game.Pending('');
  play(0.2);
  game.Outcome(round(7));
  const before = play(4);
  const reportsBefore = [...reports];
  const after = play(1);

  expect(reportsBefore).toEqual([]);
  expect(before.lit).toBeNull();
  expect(reports).toEqual(['Shown round-7']);
  expect([underPointer(after), after.lit, hub.at(-1)]).toEqual([7, 7, 5]);
  expect(after.angle).toBe(restingAngle(7, multiples.length));
});

it('shows the result at once with reduced motion', async () => {
  const { game, reports, play, movements, drawn } = await setup({ still: true });

  game.Pending('');
  game.Outcome(round(0));
  play(0.1);

  expect(reports).toEqual(['Shown round-0']);
  expect(drawn.every(({ sweep, flapper, seconds }) => sweep === 0 && flapper === 0 && seconds === 0)).toBe(
    true,
  );
  expect(movements.sparks.every((number) => number === 0)).toBe(true);
});

it.each([
  [0, true],
  [4, true],
  [2, false],
  [1, false],
])('celebrates only payouts above the stake: segment %i', async (segment, isCelebrated) => {
  const { game, play, movements } = await setup();

  game.Outcome(round(segment));
  play(5);

  expect(movements.sparks.some((number) => number !== 0)).toBe(isCelebrated);
});

it('shows an earlier round at once, without turning or celebrating', async () => {
  const { game, reports, playedSounds, play } = await setup();

  game.Resume(round(7));
  const moment = play(0.1);

  expect(reports).toEqual(['Shown round-7']);
  expect(underPointer(moment)).toBe(7);
  expect(playedSounds).toEqual(['loudness 0.5']);
});

it('turns again for a replay', async () => {
  const { game, reports, drawn, play } = await setup();

  game.Replay(round(4));
  play(5);

  expect(reports).toEqual(['Shown round-4']);
  expect(new Set(drawn.map(underPointer)).size).toBe(multiples.length);
});

it('returns to its previous angle when the round is refused', async () => {
  const { game, reports, play } = await setup();
  game.Resume(round(2));
  const before = play(0.1);

  game.Pending('');
  const drawnBack = play(0.5);
  game.Refused('refused');
  const after = play(1);

  expect(drawnBack.angle).toBeLessThan(before.angle);
  expect(after.angle).toBeCloseTo(before.angle, 9);
  expect(reports).toEqual(['Shown round-2']);
});

it('stops while paused, and continues from there', async () => {
  const { game, reports, play } = await setup();
  game.Outcome(round(1));
  const before = play(1);

  game.Pause('reality-check');
  const paused = play(60);
  game.GoOn('');
  play(4);

  expect(paused.angle).toBe(before.angle);
  expect(reports).toEqual(['Shown round-1']);
});

it('ticks once for each passing peg', async () => {
  const { game, playedSounds, play } = await setup();

  game.Outcome(round(1));
  play(5);

  const ticks = playedSounds.filter((sound) => sound === 'tick').length;
  expect(ticks).toBeGreaterThan(2 * multiples.length);
  expect(ticks).toBeLessThanOrEqual(4 * multiples.length);
});

it.each(['{}', '{"round":{"id":"a","outcome":{"segment":8,"multiple":1}}}', '{"round":{"id":"a"}}'])(
  'throws for an invalid round: %s',
  async (json) => {
    const { game, reports } = await setup();

    expect(() => game.Outcome(json)).toThrow('cannot show');
    expect(reports).toEqual([]);
  },
);
