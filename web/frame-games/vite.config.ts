import { defineConfig } from 'vite';

/**
 * How the page of every frame game is built; `root` is the game's own folder. Its files name each other by relative
 * addresses and stay files: the content policy of frames knows neither inline scripts nor anything from elsewhere.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The polyfill would fetch, which no frame may.
    modulePreload: { polyfill: false },
  },
});
