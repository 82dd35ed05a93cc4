import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

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
  const { server, close } = createClosable(serve);
  await listen(server, port, '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;

  const { server: twin, close: closeTwin } = createClosable(serve);
  twin.on('upgrade', (...upgrade) => server.emit('upgrade', ...upgrade));
  try {
    await listen(twin, bound, '::1');
  } catch (error) {
    if (error instanceof PortTaken) {
      await close();
      if (port !== 0) throw error;
      return listenOnLoopback(0, serve);
    }
    if (!hasNoSuchAddress(error)) throw error;
  }
  return {
    server,
    port: bound,
    close: async () => void (await Promise.all([close(), closeTwin()])),
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

/** Serves without a port so far; closing also ends upgraded sockets, which `closeAllConnections` leaves open. */
function createClosable(serve: Serve): { server: Server; close: () => Promise<void> } {
  const server = createServer(keepAlive, serve);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const close = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done();
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { server, close };
}

function hasNoSuchAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
