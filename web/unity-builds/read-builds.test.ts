import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { harbourWheel } from '#domain/games/wheel/harbour-wheel';
import { unpackData } from './harbour-wheel/game/unpack-data';
import { fileNames, type WheelPlan } from './harbour-wheel/game/wheel-data';
import { addressesOf, readBuildFolder, readUnityBuilds } from './read-builds';

it('has a build for every Unity game, under a URL that depends on its content only', async () => {
  const once = await readUnityBuilds();
  const again = await readUnityBuilds();

  expect(once.map(({ gameId }) => gameId)).toEqual(['harbour-wheel']);
  expect(once.map(({ folder }) => folder)).toEqual(again.map(({ folder }) => folder));
  const folder = once[0]?.folder ?? '';
  expect(folder).toMatch(/^builds\/harbour-wheel\/[0-9a-f]{12}$/);
  expect(once.map(addressesOf)).toEqual([
    {
      loader: `${folder}/harbour-wheel.loader.js`,
      framework: `${folder}/harbour-wheel.framework.js.gz`,
      data: `${folder}/harbour-wheel.data.gz`,
      code: `${folder}/harbour-wheel.wasm.gz`,
    },
  ]);
});

it('puts the published segments on the wheel', async () => {
  const [build] = await readUnityBuilds();

  const files = unpackData(gunzipSync(build?.files.get('harbour-wheel.data.gz') ?? Buffer.alloc(0)));

  const plan = JSON.parse(Buffer.from(files.get(fileNames.plan) ?? []).toString()) as WheelPlan;
  expect(plan.multiples).toEqual(harbourWheel.segments.map(({ multiple }) => multiple));
  expect(new Set(harbourWheel.segments.map(({ weight }) => weight)).size).toBe(1);
});

it('reads the output folder of Unity, or its folder `Build`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-unity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'Build'));
  writeFileSync(join(folder, 'index.html'), 'the page that Unity adds');
  writeFileSync(join(folder, 'Build', 'game.data'), 'data');

  expect([...readBuildFolder(folder).keys()]).toEqual(['game.data']);
  expect([...readBuildFolder(join(folder, 'Build')).keys()]).toEqual(['game.data']);
});
