import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { freePort } from '../free-port';

/** A site behind HTTP/2, like CloudFront: the host speaks only HTTP/1.1, which limits a browser to six concurrent files. */
export interface Front {
  readonly url: string;
  /** Chromium flag that trusts the certificate completely, so that caching works. */
  readonly trust: string;
  close(): Promise<void>;
}

/** Headers of a single HTTP/1.1 connection. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * Starts an HTTP/2 proxy for a local site with an untrusted certificate.
 *
 * @throws Error when openssl is missing
 */
export async function openFront(siteUrl: string): Promise<Front> {
  const certificate = makeCertificate();
  const port = await freePort();
  const server = createSecureServer({ key: certificate, cert: certificate }, (incoming, answer) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const passed = request(
      new URL(incoming.url, siteUrl),
      { method: incoming.method, headers: { ...headers, host: new URL(siteUrl).host } },
      (given) => {
        const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.includes(name));
        answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
        given.pipe(answer);
      },
    );
    passed.once('error', () => answer.stream.close());
    incoming.pipe(passed);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate)}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}

/** Key and certificate in one PEM text. */
function makeCertificate(): string {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  return execFileSync('openssl', ['req', ...options.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Hash by which Chromium identifies the key of a certificate. */
function fingerprintOf(certificate: string): string {
  const key = createPublicKey(createPrivateKey(certificate)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
