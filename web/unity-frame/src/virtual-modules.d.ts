declare module 'virtual:unity-builds' {
  /** Where the parts of each game's build are, below `/unity-frame/`, by the game's id. */
  export const builds: Readonly<Record<string, Record<'loader' | 'framework' | 'data' | 'code', string>>>;
}
