import { type HostMethods, postToPage } from './host-messages';
import { movementsOf } from './movements';
import { openPace } from './pace';
import { openScene } from './scene/scene';
import { openSounds } from './sounds';
import type { RunningGame, UnityModule } from './unity';
import { readWheelData } from './wheel-data';
import { openWheelGame } from './wheel-game';

const house = 'House';

/** Starts the game in the canvas of the module; the same entry point as in every Unity build. */
window.unityFramework = (module: UnityModule): RunningGame => {
  const { canvas } = module;
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, powerPreference: 'low-power' });
  if (!gl) throw new Error('This browser has no WebGL 2.');
  const data = readWheelData(module.data);
  const movements = movementsOf(module.code);
  const scene = openScene(gl, data, movements);
  const sounds = openSounds();
  const game = openWheelGame({ multiples: data.multiples, movements, scene, sounds, post: postToPage });

  const pace = openPace();
  const fit = () => {
    const ratio = module.devicePixelRatio * (game.isLively() ? pace.fineness() : 1);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) =>
      Math.max(1, Math.round(side * ratio)),
    ) as [number, number];
    if (canvas.width === width && canvas.height === height) return;
    Object.assign(canvas, { width, height });
    scene.resize(width, height);
    game.redraw();
  };
  const watching = new ResizeObserver(fit);
  watching.observe(canvas);
  Object.assign(canvas, { width: 0, height: 0 });
  fit();

  let request = 0;
  const frame = (nowMs: number) => {
    request = requestAnimationFrame(frame);
    if (!pace.isDue(nowMs, game.isLively())) return;
    fit();
    game.frame(nowMs);
  };
  request = requestAnimationFrame(frame);

  return {
    sendMessage(gameObject, method, parameter) {
      if (gameObject === house && isMethod(method)) game[method](parameter);
      // The same warning as Unity's, and no error.
      else console.warn(`SendMessage: object ${gameObject} has no receiver for ${method}.`);
    },
    quit() {
      cancelAnimationFrame(request);
      watching.disconnect();
      sounds.close();
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
};

const methods: Readonly<Record<keyof HostMethods, true>> = {
  Settings: true,
  Table: true,
  Balance: true,
  Limits: true,
  Pending: true,
  Outcome: true,
  Resume: true,
  Replay: true,
  Refused: true,
  Pause: true,
  GoOn: true,
};

function isMethod(name: string): name is keyof HostMethods {
  return Object.hasOwn(methods, name);
}
