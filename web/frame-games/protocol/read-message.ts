import {
  gameShapes,
  backendShapes,
  limits,
  type MessageToGame,
  type MessageToHost,
  protocol,
} from './messages';
import type { Shape } from './shape';

/** What is wrong with a message. */
export type Fault = 'not-text' | 'too-long' | 'not-json' | 'other-version' | 'unknown-type' | 'wrong-fields';

/** A message, or what is wrong with it. */
export type Read<Message> = { readonly message: Message } | { readonly fault: Fault };

/**
 * Reads what a game said. Messages are JSON in one text, so that one that is too long costs nothing to refuse.
 *
 * @param said  whatever a window was sent
 */
export function readFromGame(said: unknown): Read<MessageToHost> {
  return read<MessageToHost>(said, gameShapes, limits.longestToHost);
}

/** Reads what the house said. */
export function readFromHost(said: unknown): Read<MessageToGame> {
  return read<MessageToGame>(said, backendShapes, limits.longestToGame);
}

/** Writes a message as both sides read it. */
export function write(message: MessageToHost | MessageToGame): string {
  return JSON.stringify(message);
}

function read<Message>(
  said: unknown,
  shapes: Readonly<Record<string, Shape<unknown>>>,
  longest: number,
): Read<Message> {
  if (typeof said !== 'string') return { fault: 'not-text' };
  if (said.length > longest) return { fault: 'too-long' };
  const parsed = parse(said);
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
    return undefined; // said by the fault
  }
}
