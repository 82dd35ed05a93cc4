import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { unityBuilds } from '../unity-builds/plugin';

/**
 * The document that shows Unity games: a separate page, since only here may code be compiled at run time. Builds of the games are part of
 * it.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/unity-frame/',
  publicDir: false,
  plugins: [react(), unityBuilds()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
