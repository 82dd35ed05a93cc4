import { createServer } from 'node:net';

/**
 * A port for `--port`, whose neighbor is free too: the site takes one, the services the next. It lies below the ports that the
 * system itself hands to servers on port 0 and to connections (32,768 and up), so that nobody is given it before it is used.
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
