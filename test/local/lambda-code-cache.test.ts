import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openFunctions } from '../../lib/local/lambda/functions';
import { makeTemporaryFolder } from '../temporary-folder';

describe('the code cache of a bundle', () => {
  const setup = () => {
    const folder = makeTemporaryFolder();
    const taskRoot = join(folder, 'asset');
    mkdirSync(taskRoot);
    const cacheOf = (file: string) => `${taskRoot}.code-cache-${cachedDataVersionTag()}-${file}`;
    const codeCacheFile = cacheOf('index.cjs');
    const write = (text: string) =>
      writeFileSync(join(taskRoot, 'index.cjs'), `exports.handler = async () => { ${text} };`);
    const writeChunk = (name: string, text: string) => writeFileSync(join(taskRoot, name), text);
    /** The answer of a new thread, once it has written its code caches. */
    const answer = async (caches: readonly string[] = [codeCacheFile]) => {
      const functions = openFunctions(() => new Date());
      functions.define({
        logicalId: 'Cached',
        arn: 'arn:cached',
        entry: undefined,
        timeoutMs: 5_000,
        environment: {},
        boot: {
          taskRoot,
          handler: 'index.handler',
          functionName: 'Cached',
          functionArn: 'arn:cached',
          memoryMegabytes: 128,
        },
      });
      const outcome = await functions.run('Cached', {});
      await vi.waitUntil(() => caches.every((file) => existsSync(file)));
      await functions.close();
      return outcome;
    };
    return { cacheOf, codeCacheFile, write, writeChunk, answer };
  };

  it('is written by the first thread and used by the next one', async () => {
    const { codeCacheFile, write, answer } = setup();
    write(`return require('node:path').basename(__filename) + (module.exports === exports);`);

    const first = await answer();
    const { mtimeMs, size } = statSync(codeCacheFile);

    expect(first).toEqual({ payload: '"index.cjstrue"' });
    expect(await answer()).toEqual(first);
    expect(statSync(codeCacheFile)).toMatchObject({ mtimeMs, size });
  });

  it('covers a chunk that an invocation loads, once for all that require it', async () => {
    const { cacheOf, write, writeChunk, answer } = setup();
    write(`const load = () => require('./part.cjs'); return [load() === load(), load().part];`);
    writeChunk('part.cjs', `exports.part = require('node:path').basename(__filename);`);
    const caches = ['index.cjs', 'part.cjs'].map(cacheOf);

    const first = await answer(caches);
    const written = caches.map((file) => statSync(file).mtimeMs);

    expect(first).toEqual({ payload: '[true,"part.cjs"]' });
    expect(await answer(caches)).toEqual(first);
    expect(caches.map((file) => statSync(file).mtimeMs)).toEqual(written);
  });

  it('returns the error of a chunk that cannot be loaded, and loads it again at the next attempt', async () => {
    const { write, writeChunk, answer } = setup();
    write(
      `const attempt = () => { try { return require('./part.cjs').part; } catch (error) { return error.code ?? error.message; } };
       return [attempt(), attempt(), (() => { try { require('./none.cjs'); } catch (error) { return error.code; } })()];`,
    );
    writeChunk(
      'part.cjs',
      `globalThis.runs = (globalThis.runs ?? 0) + 1; if (runs === 1) throw new Error('broken'); exports.part = runs;`,
    );

    expect(await answer()).toEqual({ payload: '["broken",2,"MODULE_NOT_FOUND"]' });
  });

  it('is not used for other code, even of the same length', async () => {
    const { write, answer } = setup();
    write(`return 'jade';`);
    await answer();

    write(`return 'gold';`);

    expect(await answer()).toEqual({ payload: '"gold"' });
  });

  it('is not that of a process with other flags of V8, which would refuse it', async () => {
    const { cacheOf, codeCacheFile, write, answer } = setup();
    write(`return 'jade';`);
    onTestFinished(() => setFlagsFromString('--opt'));
    setFlagsFromString('--no-opt');
    const otherFile = cacheOf('index.cjs');

    await answer([otherFile]);

    expect(otherFile).not.toBe(codeCacheFile);
    expect(existsSync(codeCacheFile)).toBe(false);
  });

  it('is ignored when it is damaged', async () => {
    const { codeCacheFile, write, answer } = setup();
    write(`return 'jade';`);
    await answer();
    const kept = readFileSync(codeCacheFile);

    writeFileSync(codeCacheFile, kept.fill(7, 40));

    expect(await answer()).toEqual({ payload: '"jade"' });
  });

  it('preserves line and column of an error', async () => {
    const { write, answer } = setup();
    write(`throw new Error('here');`);
    await answer();

    const outcome = await answer();

    const column = `exports.handler = async () => { throw `.length + 1;
    expect(JSON.stringify(outcome)).toMatch(new RegExp(`index\\.cjs:1:${column}\\b`));
  });
});
