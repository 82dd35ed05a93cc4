import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { amplifyEndpoints } from '../../lib/local/product/site/amplify-endpoints';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { makeTemporaryFolder } from '../temporary-folder';
import type * as entry from './s3-amplify-entry';

type Amplify = typeof entry;

/** Amplify as built into a site for an offline host, loaded into this process with a browser's storage. */
export async function buildAmplify(): Promise<Amplify> {
  const outDir = makeTemporaryFolder();
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [amplifyEndpoints()],
    ssr: { noExternal: true },
    build: {
      ssr: 'test/local/s3-amplify-entry.ts',
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'amplify.mjs' } },
    },
  });
  const amplify = (await import(pathToFileURL(join(outDir, 'amplify.mjs')).href)) as Amplify;
  Object.assign(globalThis, { FileReader: BlobReader });
  amplify.ConsoleLogger.LOG_LEVEL = 'ERROR'; // it warns of every endpoint that is not AWS's
  const browser = new Map<string, string>();
  amplify.cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => browser.get(key) ?? null,
    setItem: async (key, value) => void browser.set(key, value),
    removeItem: async (key) => void browser.delete(key),
    clear: async () => browser.clear(),
  });
  return amplify;
}

/** The subset of a browser's `FileReader` that Amplify needs for checksums. */
class BlobReader {
  result: ArrayBuffer | null = null;
  onload = () => undefined;

  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((content) => {
      this.result = content;
      this.onload();
    });
  }
}
