import { expect, it } from 'vitest';
import { unityHeaders } from './unity-file-headers';

it.each([
  ['harbour-wheel.loader.js', { contentType: 'text/javascript' }],
  ['harbour-wheel.framework.js.gz', { contentType: 'text/javascript', contentEncoding: 'gzip' }],
  ['game.data', { contentType: 'application/octet-stream' }],
  ['game.data.br', { contentType: 'application/octet-stream', contentEncoding: 'br' }],
  ['builds/game/1a2b/game.wasm.br', { contentType: 'application/wasm', contentEncoding: 'br' }],
  ['game.wasm', { contentType: 'application/wasm' }],
  ['game.symbols.json.gz', { contentType: 'application/json', contentEncoding: 'gzip' }],
])('returns the headers of %s', (fileName, headers) => {
  expect(unityHeaders(fileName)).toEqual(headers);
});

it.each(['game.unityweb', 'game.br', 'index.html', 'game.wasm.zip', 'data', 'game.constructor'])(
  'returns null for %s',
  (fileName) => {
    expect(unityHeaders(fileName)).toBeNull();
  },
);
