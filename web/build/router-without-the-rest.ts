import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site takes nothing of: React Router is one file with all that its framework brings, and what is made by
 * a call, given a name for developers or derived from React's own class counts as needed, with everything behind it. Every page would load
 * 4 kB of it for nothing. None of the three does anything but make what it makes.
 */
export function routerWithoutTheRest(): Plugin {
  return {
    name: 'jade-harbour:router-without-the-rest',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/][^?]+\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}

/** The same module, in which what nobody imports can be seen to be needed by nobody. */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^(var \w+ = )(class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    );
}
