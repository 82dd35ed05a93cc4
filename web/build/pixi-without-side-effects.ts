import type { Plugin } from 'vite';

/** Modules of Pixi that do nothing but register its parts. */
const registering = /\/pixi\.js\/lib\/(index|rendering\/init|spritesheet\/init)\.mjs$/;
const expected = 3;

/**
 * Marks modules of Pixi that register what the reels do not use: loader and spritesheets, masks, video, and the environments with events,
 * accessibility and filters. The build then leaves out what nothing imports by name; no code of Pixi changes. With this, slot
 * machines load 130 to 137 kB of JavaScript beyond the site, without it 139 to 146 of the 140 that `npm run bench -- downloads` allows.
 *
 * Fails the build when a version of Pixi has fewer of these modules, which would otherwise only make the site larger.
 */
export function pixiWithoutSideEffects(): Plugin {
  const found = new Set<string>();
  return {
    name: 'jade-harbour:pixi-without-side-effects',
    // The build of prerendered pages has no reels.
    apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    buildStart: () => found.clear(),
    transform: {
      filter: { id: registering },
      handler(code, id) {
        found.add(id);
        return { code, map: null, moduleSideEffects: false };
      },
    },
    buildEnd(failure) {
      if (!failure && found.size < expected)
        this.error(
          `The build has ${found.size} of the ${expected} modules by which Pixi registers its parts: change \`registering\``,
        );
    },
  };
}
