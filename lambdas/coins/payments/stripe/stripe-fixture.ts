import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createStripeProvider } from './stripe-provider';

export const now = new Date('2026-11-21T12:00:00Z');

export interface SentRequest {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: Readonly<Record<string, string>>;
}

/** For unit tests: the provider, with Stripe's HTTP API emulated on the loopback interface. */
export async function emulateStripe(
  answer: (request: SentRequest) => { status?: number; body: object },
  clock = { now },
) {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      const sent = { line, headers: request.headers, form: Object.fromEntries(new URLSearchParams(text)) };
      requests.push(sent);
      const { status = 200, body } = answer(sent);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const provider = createStripeProvider({
    secrets: async () => ({ apiKey: 'sk_test_none', webhookSecret: 'whsec_test' }),
    siteOrigin: 'https://www.jade-harbour.test',
    now: () => clock.now,
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
  });
  return { provider, requests };
}
