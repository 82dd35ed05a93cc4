import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as SocketServer,
  type Socket,
} from 'node:net';

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
  // The options of a server of HTTP.
  const twin = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  /** Also ends upgraded sockets, which `closeAllConnections` leaves open. */
  const close = async () => {
    const closed = [server, twin]
      .filter(({ listening }) => listening)
      .map((each) => once(each.close(), 'close'));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  };

  await listen(server, port, '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;
  try {
    await listen(twin, bound, '::1');
  } catch (error) {
    if (error instanceof PortTaken) {
      await close();
      if (port !== 0) throw error;
      return listenOnLoopback(0, serve);
    }
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error;
  }
  return { server, port: bound, close };
}

async function listen(server: SocketServer, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new PortTaken(port) : error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
