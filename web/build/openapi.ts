import type { Plugin } from 'vite';
import { openApiDocument } from '#contracts/openapi';

const path = '/openapi.json';

/** Serves the OpenAPI description with the site as `/openapi.json`, generated from the contracts at build or server start. */
export function openApi(): Plugin {
  const write = () => JSON.stringify(openApiDocument(), null, 2);
  return {
    name: 'jade-harbour:openapi',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(write());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: write() });
    },
  };
}
