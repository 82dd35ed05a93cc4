import { defineConfig } from 'vite';

/**
 * Build configuration of every frame game; `root` is the game's own folder. Files reference each other by relative URLs and are not
 * inlined: the content security policy of frames allows neither inline scripts nor foreign origins.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The polyfill uses fetch, which the frame's policy forbids.
    modulePreload: { polyfill: false },
  },
});
