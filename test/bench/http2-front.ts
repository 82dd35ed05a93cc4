import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { freePort } from '../free-port';

/** A site behind HTTP/2, as CloudFront has it: the host alone speaks HTTP/1.1, where six files come at a time. */
export interface Front {
  readonly url: string;
  /** What Chromium has to be started with to trust it as it trusts any site, so that it keeps files as well. */
  readonly trust: string;
  close(): Promise<void>;
}

/** Headers that belong to one connection of HTTP/1.1. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * Puts a front before a site of this machine, with a certificate that nobody else will trust.
 *
 * @throws Error where there is no openssl to make the certificate with
 */
export async function openFront(siteUrl: string): Promise<Front> {
  const certificate = makeCertificate();
  const port = await freePort();
  const server = createSecureServer({ key: certificate, cert: certificate }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const passed = request(
      new URL(asked.url, siteUrl),
      { method: asked.method, headers: { ...headers, host: new URL(siteUrl).host } },
      (given) => {
        const kept = Object.entries(given.headers).filter(([name]) => !ofConnection.includes(name));
        answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
        given.pipe(answer);
      },
    );
    passed.once('error', () => answer.stream.close());
    asked.pipe(passed);
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

/** Key and certificate in one text. */
function makeCertificate(): string {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  return execFileSync('openssl', ['req', ...options.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** By which Chromium names the key of a certificate. */
function fingerprintOf(certificate: string): string {
  const key = createPublicKey(createPrivateKey(certificate)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
