declare module 'virtual:unity-builds' {
  /** Paths of the build files of each game, below `/unity-frame/`, by game id. */
  export const builds: Readonly<Record<string, Record<'loader' | 'framework' | 'data' | 'code', string>>>;
}
