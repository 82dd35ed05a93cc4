import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import type { PageFiles } from '../separate-pages';

/** What the server serves: the page of a game, and the page around its frame. */
export interface ServedPage {
  /** Address of the game's document. */
  readonly entry: string;
  readonly files: PageFiles;
  /** Headers of a file of the game, as they are deployed, by its name. */
  readonly headersOf: (name: string) => Readonly<Record<string, string>>;
}

/** Both directions of the message relay, as requested by the outer page. */
export interface GameConnection {
  readonly handleMessage: (message: RelayedMessage) => void;
  readonly takeMessages: () => readonly string[];
}

/** A message of the game, with whether the player had pressed something just before. */
export interface RelayedMessage {
  readonly payload: unknown;
  readonly isPressed: boolean;
}

/**
 * The outer page relays messages in both directions with its own requests: code that a debugger evaluates counts as a user gesture, and
 * would hide a game that stakes without a press.
 */
const relayScript = `
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data: payload }) => {
    const isPressed = navigator.userActivation.isActive;
    if (source === frame.contentWindow)
      void fetch('/from-game', { method: 'POST', body: JSON.stringify({ payload, isPressed }) });
  });
  setInterval(async () => {
    for (const text of await (await fetch('/to-game')).json()) frame.contentWindow.postMessage(text, '*');
  }, 20);
  frame.src = frame.dataset.src;`;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the game on a free port of this machine. */
export async function servePage(page: ServedPage, connection: GameConnection): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/to-game') response.end(JSON.stringify(connection.takeMessages()));
    else if (request.url === '/from-game') {
      json(request).then(
        (message) => {
          connection.handleMessage(message as RelayedMessage);
          response.end();
        },
        (error: unknown) => response.destroy(error as Error),
      );
    } else serveFile(page, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function serveFile(
  { entry, files, headersOf }: ServedPage,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): void {
  const path = url === '/' ? 'stand-in.html' : (url.split('?', 1)[0] ?? '').slice(1);
  const own: Readonly<Record<string, string>> = {
    'stand-in.html': [
      '<!doctype html><title>A stand-in for the site</title><link rel="icon" href="data:," />',
      '<style>body { margin: 0; } iframe { border: 0; }</style>',
      `<iframe data-src="${entry}" sandbox="allow-scripts" width="1000" height="850"></iframe>`,
      '<script src="/stand-in.js"></script>',
    ].join(''),
    'stand-in.js': relayScript,
  };
  const source = own[path] ?? files.get(path);
  response.writeHead(source === undefined ? 404 : 200, {
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
    ...(files.has(path) && headersOf(path)),
  });
  response.end(source);
}
