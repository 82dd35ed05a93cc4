import { type HostMethods, readRound, type ShownRound, type postToPage } from './host-messages';
import type { Movements } from './movements';
import type { Scene } from './scene/scene';
import type { Sounds } from './sounds';
import { throwSparks } from './sparks';
import {
  angleAt,
  drawBack,
  isOver,
  letGo,
  restingAngle,
  segmentAt,
  spinTo,
  type WheelMotion,
} from './wheel-motion';

const fullTurn = 2 * Math.PI;
/** How far the flapper bends before it slips off a peg, and for which share of the spacing a peg holds it. */
const bend = 0.42;
const held = 0.4;
/** A longer blur would hide the wheel. */
const widestSweep = 0.2;
const sparksLastMs = 1_800;
/** Limits the step of sparks and flapper after a long gap between frames. */
const longestStepSeconds = 0.1;
const glowSeconds = 0.5;

/** The wheel game: receives host messages and draws frames. */
export interface WheelGame extends HostMethods {
  /** Draws the moment; `nowMs` never decreases. */
  frame(nowMs: number): void;
  /** Draws the same moment again, after a resize. */
  redraw(): void;
  /** Whether every frame counts; otherwise only the water and the lamps move. */
  isLively(): boolean;
}

/** @param post  sends an event to the page; see `postToPage` */
export function openWheelGame(parts: {
  multiples: readonly number[];
  movements: Movements;
  scene: Scene;
  sounds: Sounds;
  post: typeof postToPage;
}): WheelGame {
  const { multiples, movements, scene, sounds, post } = parts;
  const segments = multiples.length;
  const spacing = fullTurn / segments;
  let motion: WheelMotion = { kind: 'resting', angle: 0 };
  let still = false;
  let paused = false;
  let shown: ShownRound | null = null;
  let restedAtMs = -Infinity;
  let lastFrameMs: number | null = null;
  // The game's own time, which stops while the game is paused.
  let [gameMs, lastAngle] = [0, 0];
  const isFestive = () => isCelebrated(shown) && gameMs - restedAtMs < sparksLastMs;
  const angleNow = () => angleAt(motion, gameMs, movements.turn);

  /** Rests the wheel on the round: lights it, reports it as shown, and celebrates a payout above the stake. */
  function rest(round: ShownRound, isNew: boolean): void {
    const { segment, multiple } = round.outcome;
    motion = { kind: 'resting', angle: restingAngle(segment, segments) };
    shown = round;
    restedAtMs = gameMs;
    scene.showInHub(multiple);
    // The site sounds for a win, and presents its amount.
    if (isNew && !still && isCelebrated(round)) throwSparks(movements.sparks, multiple);
    post('Shown', round.id);
  }

  let spinning: ShownRound | null = null;
  function spin(round: ShownRound): void {
    if (still) return rest(round, true);
    spinning = round;
    shown = null;
    scene.showInHub(null);
    motion = spinTo(round.outcome.segment, segments, angleNow(), gameMs);
  }

  function restWhenOver(): void {
    if (!isOver(motion, gameMs)) return;
    if (spinning) rest(spinning, true);
    else motion = { kind: 'resting', angle: angleNow() };
    spinning = null;
  }

  function draw(passedSeconds: number): void {
    const angle = angleNow();
    const sweep = Math.min(widestSweep, Math.abs(angle - lastAngle));
    const isMoving = motion.kind === 'turning';
    if (isMoving && segmentAt(angle, segments) !== segmentAt(lastAngle, segments)) sounds.tick();
    // A peg on the edge of every segment pushes the flapper along as the wheel turns.
    const phase = (((angle / spacing + 0.5) % 1) + 1) % 1;
    const pushed = isMoving && phase < held ? (bend * phase) / held : -1;
    const flapper = still ? 0 : movements.flap(pushed, Math.min(passedSeconds, 1 / 60));
    const hasSparks = !still && isFestive();
    if (hasSparks) movements.fly(passedSeconds);
    const restedSeconds = (gameMs - restedAtMs) / 1_000;
    scene.draw({
      angle,
      flapper,
      seconds: still ? 0 : gameMs / 1_000,
      sweep: still ? 0 : sweep,
      lit: shown && motion.kind === 'resting' ? shown.outcome.segment : null,
      glow: glowOf(shown, still ? Infinity : restedSeconds),
      hasSparks,
    });
    lastAngle = angle;
  }

  return {
    frame(nowMs) {
      const passedMs = paused ? 0 : Math.max(0, nowMs - (lastFrameMs ?? nowMs));
      lastFrameMs = nowMs;
      gameMs += passedMs;
      restWhenOver();
      draw(Math.min(longestStepSeconds, passedMs / 1_000));
    },
    redraw: () => draw(0),
    isLively: () => motion.kind !== 'resting' || isFestive(),
    Settings(json) {
      const { reducedMotion, sound } = JSON.parse(json) as { reducedMotion: boolean; sound: number };
      still = reducedMotion;
      sounds.setLoudness(sound);
    },
    Pending() {
      shown = null;
      scene.showInHub(null);
      if (!still) motion = drawBack(angleNow(), gameMs);
    },
    // The page displays all of these itself.
    Table: () => undefined,
    Balance: () => undefined,
    Limits: () => undefined,
    Outcome: (json) => spin(readRound(json, segments)),
    Replay: (json) => spin(readRound(json, segments)),
    Resume(json) {
      spinning = null;
      rest(readRound(json, segments), false);
    },
    Refused() {
      if (motion.kind === 'drawn-back') motion = letGo(angleNow(), motion.from, gameMs);
    },
    Pause: () => void (paused = true),
    GoOn: () => void (paused = false),
  };
}

/** Whether the payout exceeds the stake. */
function isCelebrated(round: ShownRound | null): boolean {
  return round !== null && round.outcome.multiple > 1;
}

/** Brightness of the segment: full for a win, lower for a returned stake, lowest without a payout. */
function glowOf(shown: ShownRound | null, restedSeconds: number): number {
  if (!shown) return 0;
  const brightest = isCelebrated(shown) ? 1 : 0.45;
  return brightest * Math.min(1, restedSeconds / glowSeconds);
}
