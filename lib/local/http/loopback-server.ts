import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

export interface LoopbackServer {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

export class PortTaken extends Error {
  override readonly name = 'PortTaken';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use.`);
    this.port = port;
  }
}

/**
 * Node closes idle connections after five seconds. A client that reuses one at that moment gets no answer and cannot know whether its
 * request was processed; under load that happened to real requests.
 */
const keepAlive = { keepAliveTimeout: 60_000 };

/** Listens on both loopback addresses, as browsers may resolve `localhost` to either; a machine without IPv6 has only one. */
export async function listenOnLoopback(port: number, serve: Serve): Promise<LoopbackServer> {
  const server = createServer(keepAlive, serve);
  await listen(server, port, '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;

  const twin = createServer(keepAlive, serve);
  twin.on('upgrade', (...upgrade) => server.emit('upgrade', ...upgrade));
  try {
    await listen(twin, bound, '::1');
  } catch (error) {
    if (error instanceof PortTaken) {
      await close(server);
      if (port !== 0) throw error;
      return listenOnLoopback(0, serve);
    }
    if (!hasNoSuchAddress(error)) throw error;
  }
  return {
    server,
    port: bound,
    close: async () => void (await Promise.all([close(server), close(twin)])),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    const fail = (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    if (!server.listening) return done();
    server.close(() => done());
    server.closeAllConnections();
  });
}

function hasNoSuchAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
