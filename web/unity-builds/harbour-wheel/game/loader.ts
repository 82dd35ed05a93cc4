import { readAtPace } from './read-at-pace';
import type { UnityConfig, UnityInstance } from './unity';

/** Unpacked lengths, which the build inlines, since a compressed response does not reveal them. */
declare const unpackedBytes: { readonly data: number; readonly code: number };

/** The share of the progress that is left for the first frame. */
const drawing = 0.05;

window.createUnityInstance = async (canvas, config, onProgress = () => undefined): Promise<UnityInstance> => {
  const total = unpackedBytes.data + unpackedBytes.code;
  let read = 0;
  const count = (bytes: number) => onProgress(Math.min(1, (read += bytes) / total) * (1 - drawing));
  const [, data, { instance }] = await Promise.all([
    loadFramework(config.frameworkUrl),
    readWhole(config.dataUrl, count),
    WebAssembly.instantiateStreaming(readAtPace(await fetchFile(config.codeUrl), count)),
  ]);
  const module = { canvas, data, code: instance, devicePixelRatio: ratioOf(config) };
  const game = window.unityFramework(module);
  onProgress(1);
  return {
    Module: module,
    SendMessage: (gameObject, method, parameter = '') =>
      game.sendMessage(gameObject, method, String(parameter)),
    SetFullscreen: (fullscreen) =>
      void (fullscreen ? module.canvas.requestFullscreen() : document.exitFullscreen()),
    Quit: async () => game.quit(),
  };
};

function loadFramework(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} cannot be loaded.`)));
    document.body.append(script);
  });
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response;
}

async function readWhole(url: string, count: (bytes: number) => void): Promise<Uint8Array> {
  return new Uint8Array(await readAtPace(await fetchFile(url), count).arrayBuffer());
}

function ratioOf({ devicePixelRatio: configuredRatio }: UnityConfig): number {
  return Math.min(2, configuredRatio ?? window.devicePixelRatio);
}
