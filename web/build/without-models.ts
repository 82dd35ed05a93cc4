import type { Plugin } from 'vite';

/** Where Amplify makes clients with a method for each model of a schema. */
const runtime = '@aws-amplify/data-schema/runtime';
const standIn = '\0jade-harbour:without-models';

/**
 * Leaves out of what is built what Amplify's GraphQL client would make of a schema's models. The site sends documents of its own, its settings
 * name no models, and whoever comes to the store would load 6 kB for nothing. Whatever else Amplify comes to want from there stops the build.
 */
export function withoutModels(): Plugin {
  return {
    name: 'jade-harbour:without-models',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${runtime}$`) }, handler: () => standIn },
    load: {
      filter: { id: new RegExp(`^${standIn}$`) },
      handler: () => `
        export const INTERNAL_USER_AGENT_OVERRIDE = Symbol('INTERNAL_USER_AGENT_OVERRIDE');
        export const addSchemaToClient = (client) => client;
      `,
    },
  };
}
