/** What a page hands to `createUnityInstance`, as far as this build reads it. */
export interface UnityConfig {
  readonly dataUrl: string;
  readonly frameworkUrl: string;
  readonly codeUrl: string;
  readonly devicePixelRatio?: number;
}

/** What the loader hands to the framework, and the framework adds to it. */
export interface UnityModule {
  /** Whoever takes the game down may exchange it. */
  canvas: HTMLCanvasElement;
  readonly data: Uint8Array;
  readonly code: WebAssembly.Instance;
  readonly devicePixelRatio: number;
}

/** The running game, as the framework gives it to the loader. */
export interface RunningGame {
  sendMessage(gameObject: string, method: string, parameter: string): void;
  quit(): void;
}

export interface UnityInstance {
  readonly Module: UnityModule;
  SendMessage(gameObject: string, method: string, parameter?: string | number): void;
  SetFullscreen(fullscreen: 0 | 1): void;
  Quit(): Promise<void>;
}

declare global {
  interface Window {
    /** What a build gives a page; the loader sets it. */
    createUnityInstance: (
      canvas: HTMLCanvasElement,
      config: UnityConfig,
      onProgress?: (progress: number) => void,
    ) => Promise<UnityInstance>;
    /** What the framework gives the loader. */
    unityFramework: (module: UnityModule) => RunningGame;
    /** How a game tells its page something; react-unity-webgl sets it. */
    dispatchReactUnityEvent?: (name: string, ...parameters: (string | number)[]) => unknown;
  }
}
