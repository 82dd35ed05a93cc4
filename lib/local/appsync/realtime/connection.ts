import type { IncomingHttpHeaders } from 'node:http';
import type { WebSocket } from 'ws';
import { parseJson } from '../../http/parse-json';
import type { Principal } from '../authenticate';
import { readRequest } from '../execution/documents';
import type { Engine, Registration } from '../execution/engine';
import { isRefused, type RequestRefused } from '../refusals';
import { isMeantFor } from '../subscription-filter';
import { headersOf } from '../wire';

interface ConnectionBackends {
  readonly authenticate: (headers: IncomingHttpHeaders) => Promise<Principal | RequestRefused>;
  readonly subscribe: Engine['subscribe'];
  readonly mutationsOf: (subscription: string) => readonly string[];
  readonly now: () => Date;
  readonly keepAliveMs: number;
  readonly log: (line: string) => void;
}

export interface Connection {
  publish(mutation: string, value: unknown): void;
  drop(): void;
}

interface Live extends Registration {
  readonly expiresAt: number | undefined;
}

interface Frame {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly payload?: { readonly data?: unknown; readonly extensions?: { readonly authorization?: unknown } };
}

const mostSubscriptions = 100;
/** Larger payloads are not delivered, as in the cloud. */
const largestPayloadBytes = 240 * 1024;

/**
 * Handles the frames and events of a socket one after another, so that a client receives mutations in order.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export function openConnection(
  socket: WebSocket,
  headers: IncomingHttpHeaders,
  backends: ConnectionBackends,
): Connection {
  const { now, log } = backends;
  const live = new Map<string, Live>();
  let principal: Principal | undefined;
  let keepingAlive: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const isOpen = () => socket.readyState === socket.OPEN;
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const sendErrors = (
    id: string | undefined,
    ...errors: readonly { readonly errorType: string | null; readonly message: string }[]
  ) =>
    send({
      type: 'error',
      ...(id !== undefined && { id }),
      payload: { errors: errors.map(({ errorType, message }) => ({ errorType, message })) },
    });
  const refuse = (id: string | undefined, errorType: string, message: string) =>
    sendErrors(id, { errorType, message });
  const inTurn = (work: () => Promise<void> | void) => {
    turn = turn
      .then(() => (isOpen() ? work() : undefined))
      .catch((error: unknown) => {
        log(`A subscriber's connection failed in the host: ${String((error as Error).stack ?? error)}`);
        socket.terminate();
      });
  };

  socket.on('message', (data, isBinary) => inTurn(() => receive(isBinary ? '' : String(data))));
  socket.on('error', () => socket.terminate()); // an invalid or too large frame
  socket.on('close', () => {
    clearInterval(keepingAlive);
    live.clear();
  });

  return {
    publish(mutation, value) {
      for (const [id, subscription] of live) {
        if (!backends.mutationsOf(subscription.fieldName).includes(mutation)) continue;
        if (isMeantFor(subscription, value)) inTurn(() => deliver(id, subscription, value));
      }
    },
    drop: () => socket.terminate(),
  };

  async function receive(text: string): Promise<void> {
    const frame = parseJson(text) as Frame | null | undefined;
    if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
      return refuse(undefined, 'BadRequestException', 'The message is not a JSON object.');
    const id = typeof frame.id === 'string' ? frame.id : undefined;
    if (frame.type === 'connection_init') return initialize();
    if (!principal) return refuse(id, 'BadRequestException', 'connection_init must come first.');
    if (isOver(principal.expiresAt)) return closeExpired();
    if (frame.type === 'start') return start(id, frame.payload);
    if (frame.type === 'stop') return stop(id);
    const name = typeof frame.type === 'string' ? frame.type : 'unknown';
    refuse(id, 'UnsupportedOperation', `${name} not supported through the realtime channel`);
  }

  async function initialize(): Promise<void> {
    const known = await backends.authenticate(headers);
    if (isRefused(known)) {
      const { errorType, message, status } = known.refused;
      send({ type: 'connection_error', payload: { errors: [{ errorType, message, errorCode: status }] } });
      return socket.close();
    }
    if (!isOpen()) return;
    principal = known;
    send({ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } });
    send({ type: 'ka' });
    clearInterval(keepingAlive);
    keepingAlive = setInterval(() => inTurn(keepAlive), backends.keepAliveMs);
  }

  async function start(id: string | undefined, payload: Frame['payload']): Promise<void> {
    if (id === undefined) return refuse(id, 'BadRequestException', 'A subscription needs an id.');
    if (live.has(id)) return refuse(id, 'DuplicatedOperationError', `The id ${id} is in use.`);
    if (live.size >= mostSubscriptions)
      return refuse(
        id,
        'MaxSubscriptionsReachedError',
        `Max number of ${mostSubscriptions} subscriptions reached`,
      );
    const own = headersOf(payload?.extensions?.authorization) ?? {};
    const known = await backends.authenticate(own);
    if (isRefused(known)) return sendErrors(id, known.refused);
    const request = readRequest(typeof payload?.data === 'string' ? payload.data : '');
    if (isRefused(request)) return sendErrors(id, request.refused);
    const made = await backends.subscribe(request, { principal: known, headers: own });
    if (isRefused(made)) return sendErrors(id, made.refused);
    if ('data' in made) return sendErrors(id, ...(made.errors ?? []));
    live.set(id, { ...made, expiresAt: known.expiresAt });
    send({ type: 'start_ack', id });
  }

  function stop(id: string | undefined): void {
    if (id === undefined || !live.delete(id))
      return refuse(id, 'BadRequestException', 'No such subscription.');
    send({ type: 'complete', id });
  }

  async function deliver(id: string, subscription: Live, value: unknown): Promise<void> {
    if (live.get(id) !== subscription) return;
    if (isOver(subscription.expiresAt)) return closeExpired();
    const { data, errors } = await subscription.answerFor(value);
    const text = JSON.stringify({ type: 'data', id, payload: { data, ...(errors && { errors }) } });
    if (Buffer.byteLength(text) > largestPayloadBytes)
      return log(`${subscription.fieldName}: not delivered, larger than ${largestPayloadBytes} bytes.`);
    socket.send(text);
  }

  function keepAlive(): void {
    if ([principal, ...live.values()].some((holder) => isOver(holder?.expiresAt))) return closeExpired();
    send({ type: 'ka' });
  }

  function isOver(expiresAt: number | undefined): boolean {
    return expiresAt !== undefined && expiresAt <= now().getTime();
  }

  function closeExpired(): void {
    refuse(undefined, 'UnauthorizedException', 'Token has expired.');
    socket.close();
  }
}
