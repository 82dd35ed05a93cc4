import type * as z from 'zod';
import type * as contract from '#contracts/identity/routes';
import { type IdentityCheck, kindsMissing } from '#domain/player/identity-check';

/** Serializes a check, without the names of the requests that led to its steps. */
export function identityAnswer(check: IdentityCheck): z.input<typeof contract.identityCheck> {
  const { state, queuedAt, documents, timeline } = check;
  return {
    state,
    queuedAt: queuedAt?.toISOString() ?? null,
    documents: documents.map((each) => ({ ...each, requestedAt: each.requestedAt.toISOString() })),
    missing: kindsMissing(check),
    timeline: timeline.map((step) => ({ state: step.state, at: step.at.toISOString(), actor: step.actor })),
  };
}
