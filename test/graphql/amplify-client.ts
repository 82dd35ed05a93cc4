import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { password } from '../api/casino';
import type { Catalog } from './catalog';
import { documents, type RequestField, type SubscriptionField, type Values } from './operations';

/** Open sockets of Amplify, so that a test can cut them. */
export const openSockets = new Set<WebSocket>();

/** A browser socket. Amplify uses `wss:` for any API address. */
class BrowserSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address.replace(/^wss:/, 'ws:'), protocols);
    openSockets.add(this);
    this.on('close', () => openSockets.delete(this));
  }
}

/** Configures Amplify for the stack of a catalog and signs in as its admin. */
export async function signInWithAmplify({ casino }: Catalog): Promise<void> {
  vi.stubGlobal('WebSocket', BrowserSocket);
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // it warns about every endpoint outside AWS
  Amplify.configure(casino.config.amplify as ResourcesConfig);
  await signIn({ username: 'admin@catalog.test', password });
}

/** Signs out and restores what `signInWithAmplify` replaced. */
export async function leaveAmplify(): Promise<void> {
  await signOut();
  vi.unstubAllGlobals();
}

/** Sends an operation through Amplify’s own client. @throws the error of Amplify, which contains `errors`, when it is refused */
export async function requestWithAmplify<Field extends RequestField>(
  field: Field,
  variables: object = {},
): Promise<Values[Field] | null> {
  const query: string = documents[field];
  const { data } = (await generateClient().graphql({
    query,
    variables: variables as Record<string, unknown>,
  })) as { data: Record<string, Values[Field] | null> };
  return data[field] ?? null;
}

/** Subscribes to a field through Amplify’s own client; resolves after the acknowledgment of the service. */
export async function subscribeWithAmplify<Field extends SubscriptionField>(
  field: Field,
  onValue: (value: Values[Field]) => void,
  { query = documents[field] as string, variables = {} as object } = {},
): Promise<{ unsubscribe(): void }> {
  const acknowledged = nextAcknowledgment();
  const source = generateClient().graphql({
    query,
    variables: variables as Record<string, unknown>,
  });
  if (!('subscribe' in source)) throw new TypeError(`${field} is not a subscription`);
  const subscription = source.subscribe({
    next: ({ data }) => onValue((data as Record<string, Values[Field]>)[field]!),
  });
  await acknowledged;
  return subscription;
}

/** Resolves when the service acknowledges the next subscription. */
function nextAcknowledgment(): Promise<void> {
  return new Promise((resolve) => {
    const stop = Hub.listen('api', ({ payload: { event } }) => {
      if (event !== 'Subscription ack') return;
      stop();
      resolve();
    });
  });
}
