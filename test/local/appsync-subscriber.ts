import { WebSocket } from 'ws';
import type { Endpoint } from './appsync-endpoint';

export interface Frame {
  type: string;
  id?: string;
  payload?: {
    data?: Record<string, unknown> | null;
    errors?: { errorType: string; message: string }[];
    connectionTimeoutMs?: number;
  };
}

export type Subscriber = Awaited<ReturnType<typeof openSubscriber>>;

/** How a client may send its headers. */
export type Packing = 'subprotocol' | 'address' | 'headers';

/** A raw client of the real-time endpoint that has sent nothing yet. */
export async function openSubscriber(
  endpoint: Pick<Endpoint, 'url'>,
  authorization: string,
  packing: Packing = 'subprotocol',
  origin?: string,
) {
  const header = Buffer.from(JSON.stringify({ Authorization: authorization, host: 'localhost' }));
  const address = `${endpoint.url.replace('http', 'ws')}/realtime`;
  const [url, protocols, headers] = {
    subprotocol: [address, ['graphql-ws', `header-${header.toString('base64url')}`], {}],
    address: [
      `${address}?header=${encodeURIComponent(header.toString('base64'))}&payload=e30=`,
      ['graphql-ws'],
      {},
    ],
    headers: [address, ['graphql-ws'], { authorization }],
  }[packing] as [string, string[], Record<string, string>];
  const socket = new WebSocket(url, protocols, { headers, ...(origin !== undefined && { origin }) });
  const frames: Frame[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((go) => go());
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => (resolve(code), wake())));
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });

  /** Waits for the first matching frame, and removes it with all before it. */
  const next = async (type: string, id?: string): Promise<Frame> => {
    for (;;) {
      const index = frames.findIndex((frame) => frame.type === type && (id === undefined || frame.id === id));
      const frame = frames[index];
      if (frame) {
        frames.splice(0, index + 1);
        return frame;
      }
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed without ${type}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const send = (frame: object | string | Buffer) =>
    socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  const start = (id: string, query: string, variables: object = {}, token = authorization) =>
    send({
      id,
      type: 'start',
      payload: {
        data: JSON.stringify({ query, variables }),
        extensions: { authorization: { Authorization: token, host: 'localhost' } },
      },
    });

  return {
    socket,
    frames,
    closed,
    next,
    send,
    start,
    init: async () => {
      send({ type: 'connection_init' });
      return next('connection_ack');
    },
    subscribe: async (id: string, query: string, variables: object = {}, token = authorization) => {
      start(id, query, variables, token);
      await next('start_ack', id);
    },
  };
}
