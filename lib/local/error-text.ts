import { PortTaken } from './http/loopback-server';
import { SynthesisError } from './template/fill-folder';

const unwritable = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/** What to tell somebody who cannot be expected to read a stack trace; undefined for a bug of ours. */
export function inPlainText(error: unknown): string | undefined {
  if (error instanceof PortTaken)
    return `${error.message} Stop what runs there, or choose other ports: npm start -- --port 5180`;
  const { code, path } = error as NodeJS.ErrnoException;
  // Whoever writes into an open file is not told which.
  if (code === 'ENOSPC')
    return `The disk is full${path === undefined ? '' : `: ${path} cannot be written`}. Make room, and start again.`;
  if (path !== undefined && code !== undefined && unwritable.has(code))
    return `${path} cannot be written (${code}). Make it writable, or use --memory.`;
  // Whatever refuses to start throws a plain Error with words; bugs have types of their own.
  const isRefusal =
    error instanceof SynthesisError || (error instanceof Error && error.constructor === Error);
  return isRefusal && code === undefined ? error.message : undefined;
}
