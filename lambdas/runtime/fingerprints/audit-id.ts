import { createHash } from 'node:crypto';

/**
 * Builds the id of an audit entry from the time and the request, so that a repeat at the same time has the same id.
 *
 * @param request  identifies the request: actor, act and key
 */
export function auditId(at: Date, request: string): string {
  return `${at.toISOString()}#${createHash('sha256').update(request).digest('base64url').slice(0, 22)}`;
}
