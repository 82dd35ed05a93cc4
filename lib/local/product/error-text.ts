import { PortTaken } from '../http/loopback-server';
import { SynthesisError } from './synthesis/synthesize';

const unwritable = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Explains an error to a reader who needs no stack trace.
 *
 * @returns undefined for a bug in the host
 */
export function inPlainText(error: unknown): string | undefined {
  if (error instanceof PortTaken)
    return `${error.message} Stop the process that uses it, or choose another port: npm start -- --port 5180`;
  const { code, path } = error as NodeJS.ErrnoException;
  // A write to a file descriptor fails without a path.
  if (code === 'ENOSPC')
    return `The disk is full${path === undefined ? '' : `: ${path} cannot be written`}. Free some space, then start again.`;
  if (path !== undefined && code !== undefined && unwritable.has(code))
    return `${path} cannot be written (${code}). Make it writable, or start with --memory.`;
  // Code that refuses a start throws a plain Error with a message; bugs throw subclasses.
  const isRefusal =
    error instanceof SynthesisError || (error instanceof Error && error.constructor === Error);
  return isRefusal && code === undefined ? error.message : undefined;
}
