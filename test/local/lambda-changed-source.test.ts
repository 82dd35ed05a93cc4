import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { bundleFunction } from '../../lib/bundling';
import { listenOnLoopback } from '../../lib/local/http/loopback-server';
import { type Functions, openFunctions } from '../../lib/local/lambda/functions';
import { rebundleOnChange } from '../../lib/local/reload/rebundle';
import { makeTemporaryFolder } from '../temporary-folder';

describe('a changed source', () => {
  const setup = () => {
    const sources = makeTemporaryFolder();
    const entry = join(sources, 'handler.ts');
    const write = (text: string) => writeFileSync(entry, text);
    write(`export const handler = async () => 'old';`);
    const assets = join(makeTemporaryFolder(), 'asset');
    bundleFunction(entry, assets);

    const functions: Functions = openFunctions(() => new Date());
    functions.define({
      logicalId: 'Changing',
      arn: 'arn:changing',
      entry,
      timeoutMs: 5000,
      environment: {},
      boot: {
        taskRoot: assets,
        handler: 'index.handler',
        functionName: 'Changing',
        functionArn: 'arn:changing',
        memoryMegabytes: 128,
      },
    });
    const lines: string[] = [];
    const stopWatching = rebundleOnChange({
      functions,
      folders: [sources],
      bundle: bundleFunction,
      log: (line) => lines.push(line),
    });
    const close = async () => {
      stopWatching();
      await functions.close();
    };
    return { functions, lines, write, close };
  };

  it('is swapped in within two seconds, while running invocations finish on the old code', async () => {
    const { functions, write, close } = setup();
    const gate = await openGate();
    write(`export const handler = async (event) => event.url ? (await fetch(event.url)).text() : 'second';`);
    await vi.waitUntil(async () => (await functions.invoke('Changing', {})) === 'second', 2000);
    const underWay = functions.invoke('Changing', { url: gate.url });
    await gate.reached;

    write(`export const handler = async () => 'third';`);
    const swapped = await vi.waitUntil(
      async () => (await functions.invoke('Changing', {})) === 'third',
      2000,
    );
    gate.open();

    expect(swapped).toBe(true);
    expect(await underWay).toBe('through the gate');
    await close();
  });

  it('keeps the old code when it does not build, and reports where', async () => {
    const { functions, lines, write, close } = setup();

    write(`export const handler = async () => {\n  return 'unfinished;\n};`);
    await vi.waitUntil(() => lines.length > 0, 2000);

    expect(lines[0]).toMatch(
      /handler\.ts does not build; the old code is still in use:\n.*handler\.ts:2:\d+: Unterminated/,
    );
    expect(await functions.invoke('Changing', {})).toBe('old');
    await close();
  });
});

/** A server that answers only once it is opened. */
async function openGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const gate = await listenOnLoopback(0, (_request, response) => {
    reach();
    void opened.then(() => response.end('through the gate')).then(() => gate.close());
  });
  return { url: `http://127.0.0.1:${gate.port}`, reached, open };
}
