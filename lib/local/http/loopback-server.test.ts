import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback-server';

it('keeps an idle connection open for a minute, longer than clients keep theirs', async () => {
  const { port, close } = await listenOnLoopback(0, (_request, response) => response.end());
  onTestFinished(close);

  const { headers } = await fetch(`http://127.0.0.1:${port}/`);

  expect(headers.get('keep-alive')).toBe('timeout=60');
});

it('ends upgraded sockets when it closes, which a server would otherwise wait for', async () => {
  const { server, port, close } = await listenOnLoopback(0, (_request, response) => response.end());
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
  await once(socket, 'data');

  const [, closed] = await Promise.all([close(), once(socket, 'close')]);

  expect(closed).toEqual([false]);
});
