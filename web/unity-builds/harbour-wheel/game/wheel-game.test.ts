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
  const told: string[] = [];
  const drawn: Moment[] = [];
  const hub: (number | null)[] = [];
  const heard: string[] = [];
  const game = openWheelGame({
    multiples,
    movements,
    scene: {
      resize: () => undefined,
      showInHub: (multiple) => void hub.push(multiple),
      draw: (moment) => void drawn.push(moment),
    },
    sounds: {
      setLoudness: (loudness) => void heard.push(`loudness ${loudness}`),
      tick: () => void heard.push('tick'),
      win: (multiple) => void heard.push(`win ${multiple}`),
      close: () => undefined,
    },
    tell: (name, parameter) => void told.push(`${name} ${parameter}`),
  });
  game.Settings(JSON.stringify({ theme: 'dark', locale: 'en', reducedMotion: still, sound: 0.5 }));
  let nowMs = 1_000;
  const play = (seconds: number) => {
    for (let frame = 0; frame < seconds * 50; frame++) game.frame((nowMs += 20));
    return drawn.at(-1) as Moment;
  };
  return { game, movements, told, drawn, hub, heard, play };
}

const round = (segment: number) =>
  JSON.stringify({
    round: { id: `round-${segment}`, outcome: { family: 'wheel', segment, multiple: multiples[segment] } },
    awaits: null,
  });
const underPointer = ({ angle }: Moment) => segmentAt(angle, multiples.length);

it('turns for seconds, rests on the segment that was drawn and only then says so', async () => {
  const { game, told, hub, play } = await setup();

  game.Asked('');
  play(0.2);
  game.Outcome(round(7));
  const before = play(4);
  const toldBefore = [...told];
  const after = play(1);

  expect(toldBefore).toEqual([]);
  expect(before.lit).toBeNull();
  expect(told).toEqual(['Shown round-7']);
  expect([underPointer(after), after.lit, hub.at(-1)]).toEqual([7, 7, 5]);
  expect(after.angle).toBe(restingAngle(7, multiples.length));
});

it('shows the result at once to players who asked for stillness', async () => {
  const { game, told, play, movements, drawn } = await setup({ still: true });

  game.Asked('');
  game.Outcome(round(0));
  play(0.1);

  expect(told).toEqual(['Shown round-0']);
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
])('celebrates only what is above the stake: segment %i', async (segment, isCelebrated) => {
  const { game, heard, play, movements } = await setup();

  game.Outcome(round(segment));
  play(5);

  expect(heard.some((sound) => sound.startsWith('win'))).toBe(isCelebrated);
  expect(movements.sparks.some((number) => number !== 0)).toBe(isCelebrated);
});

it('shows a round that was played before as it stands, without turning or celebrating', async () => {
  const { game, told, heard, play } = await setup();

  game.Resume(round(7));
  const moment = play(0.1);

  expect(told).toEqual(['Shown round-7']);
  expect(underPointer(moment)).toBe(7);
  expect(heard).toEqual(['loudness 0.5']);
});

it('turns once more to a round of the past', async () => {
  const { game, told, drawn, play } = await setup();

  game.Replay(round(4));
  play(5);

  expect(told).toEqual(['Shown round-4']);
  expect(new Set(drawn.map(underPointer)).size).toBe(multiples.length);
});

it('returns to where it stood when there is no round', async () => {
  const { game, told, play } = await setup();
  game.Resume(round(2));
  const before = play(0.1);

  game.Asked('');
  const drawnBack = play(0.5);
  game.Refused('refused');
  const after = play(1);

  expect(drawnBack.angle).toBeLessThan(before.angle);
  expect(after.angle).toBeCloseTo(before.angle, 9);
  expect(told).toEqual(['Shown round-2']);
});

it('holds still while the house says so, and goes on from there', async () => {
  const { game, told, play } = await setup();
  game.Outcome(round(1));
  const before = play(1);

  game.Pause('reality-check');
  const paused = play(60);
  game.GoOn('');
  play(4);

  expect(paused.angle).toBe(before.angle);
  expect(told).toEqual(['Shown round-1']);
});

it('ticks once for each peg that passes', async () => {
  const { game, heard, play } = await setup();

  game.Outcome(round(1));
  play(5);

  const ticks = heard.filter((sound) => sound === 'tick').length;
  expect(ticks).toBeGreaterThan(2 * multiples.length);
  expect(ticks).toBeLessThanOrEqual(4 * multiples.length);
});

it.each(['{}', '{"round":{"id":"a","outcome":{"segment":8,"multiple":1}}}', '{"round":{"id":"a"}}'])(
  'shows nothing that is no round of this wheel: %s',
  async (json) => {
    const { game, told } = await setup();

    expect(() => game.Outcome(json)).toThrow('cannot show');
    expect(told).toEqual([]);
  },
);
