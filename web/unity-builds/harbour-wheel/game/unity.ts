/** The used part of the configuration that a page passes to `createUnityInstance`. */
export interface UnityConfig {
  readonly dataUrl: string;
  readonly frameworkUrl: string;
  readonly codeUrl: string;
  readonly devicePixelRatio?: number;
}

/** The module that the loader passes to the framework, which extends it. */
export interface UnityModule {
  /** May be replaced when the game is unmounted. */
  canvas: HTMLCanvasElement;
  readonly data: Uint8Array;
  readonly code: WebAssembly.Instance;
  readonly devicePixelRatio: number;
}

/** The running game, as the framework returns it to the loader. */
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
    /** Entry point of a build; set by the loader. */
    createUnityInstance: (
      canvas: HTMLCanvasElement,
      config: UnityConfig,
      onProgress?: (progress: number) => void,
    ) => Promise<UnityInstance>;
    /** Entry point of the framework; called by the loader. */
    unityFramework: (module: UnityModule) => RunningGame;
    /** Sends an event of the game to its page; set by react-unity-webgl. */
    dispatchReactUnityEvent?: (name: string, ...parameters: (string | number)[]) => unknown;
  }
}
