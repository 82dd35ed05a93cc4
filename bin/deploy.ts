import { fileURLToPath } from 'node:url';
import { writeSoftwareBill } from '../lib/software-bill/write-bill';
import { loadStage, StageError } from '../lib/stage';
import { addStack, createApp } from './casino-app';

try {
  const app = createApp();
  addStack(app, loadStage(app.node.tryGetContext('stage'), app.node.getAllContext()));
  app.synth();
  writeSoftwareBill(fileURLToPath(new URL('..', import.meta.url)), app.outdir);
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
