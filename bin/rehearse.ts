import { runRehearsal } from '../lib/rehearsal/run';
import { addStack, createApp } from './casino-app';

process.exitCode = await runRehearsal(process.argv.slice(2), { addStack, createApp });
