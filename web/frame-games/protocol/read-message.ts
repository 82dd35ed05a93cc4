import { gameShapes, hostShapes, limits, type MessageToGame, type MessageToHost, protocol } from './messages';
import type { Shape } from './shape';

/** Protocol violation of a message. */
export type Fault = 'not-text' | 'too-long' | 'not-json' | 'other-version' | 'unknown-type' | 'wrong-fields';

/** A message, or its violation. */
export type Read<Message> = { readonly message: Message } | { readonly fault: Fault };

/**
 * Parses a message of a game. Messages are JSON in one string, so an overlong one is rejected cheaply.
 *
 * @param data  the payload of any message event
 */
export function readFromGame(data: unknown): Read<MessageToHost> {
  return read<MessageToHost>(data, gameShapes, limits.longestToHost);
}

/** Parses a message of the host. */
export function readFromHost(data: unknown): Read<MessageToGame> {
  return read<MessageToGame>(data, hostShapes, limits.longestToGame);
}

/** Serializes a message for the other side. */
export function write(message: MessageToHost | MessageToGame): string {
  return JSON.stringify(message);
}

function read<Message>(
  data: unknown,
  shapes: Readonly<Record<string, Shape<unknown>>>,
  longest: number,
): Read<Message> {
  if (typeof data !== 'string') return { fault: 'not-text' };
  if (data.length > longest) return { fault: 'too-long' };
  const parsed = parse(data);
  if (typeof parsed !== 'object' || parsed === null) return { fault: 'not-json' };
  const { protocol: spoken, type } = parsed as { protocol?: unknown; type?: unknown };
  if (spoken !== protocol) return { fault: 'other-version' };
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return { fault: 'unknown-type' };
  return shapes[type]?.(parsed) ? { message: parsed as Message } : { fault: 'wrong-fields' };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // reported as a fault
  }
}
