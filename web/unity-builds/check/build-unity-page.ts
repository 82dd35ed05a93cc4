import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { filesOf, type PageFiles } from '../../build/separate-pages';
import config from '../../unity-frame/vite.config';
import { unityBuilds } from '../plugin';
import type { UnityBuild } from '../read-builds';

/** Builds the page that shows Unity games with one build alone, in memory. */
export async function buildUnityPage(shown: UnityBuild): Promise<PageFiles> {
  const built = await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), unityBuilds(() => Promise.resolve([shown]))],
    build: { ...config.build, write: false },
  });
  return filesOf('unity-frame', built as Rolldown.RolldownOutput);
}
