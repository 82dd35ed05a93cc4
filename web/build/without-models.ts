import type { Plugin } from 'vite';

/** The Amplify module that generates client methods for each model of a schema. */
const runtime = '@aws-amplify/data-schema/runtime';
const runtimeStub = '\0jade-harbour:without-models';

/**
 * Excludes Amplify's generated model clients from the bundle. The site sends its own GraphQL documents and its settings name no models, so
 * these would be loaded for nothing: `npm run bench -- store` finds 237.6 kB of 240 with this and 245.7 without. The build fails if
 * Amplify imports anything else from that module.
 */
export function withoutModels(): Plugin {
  return {
    name: 'jade-harbour:without-models',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${runtime}$`) }, handler: () => runtimeStub },
    load: {
      filter: { id: new RegExp(`^${runtimeStub}$`) },
      handler: () => `
        export const INTERNAL_USER_AGENT_OVERRIDE = Symbol('INTERNAL_USER_AGENT_OVERRIDE');
        export const addSchemaToClient = (client) => client;
      `,
    },
  };
}
