import { createServer } from 'node:net';

/**
 * Finds a port for `--port` whose next port is free too: the site uses the first, the services the second. It is below the ports that the
 * system assigns to port 0 and to connections (32,768 and up), so that no process takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
}
