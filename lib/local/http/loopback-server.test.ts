import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback-server';

it('keeps an idle connection open for a minute, longer than clients keep theirs', async () => {
  const { port, close } = await listenOnLoopback(0, (_request, response) => response.end());
  onTestFinished(close);

  const { headers } = await fetch(`http://127.0.0.1:${port}/`);

  expect(headers.get('keep-alive')).toBe('timeout=60');
});
