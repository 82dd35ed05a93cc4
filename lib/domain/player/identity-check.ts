/** Kinds of documents a player can upload. */
export const documentKinds = ['photo-id', 'photo-id-back', 'selfie', 'proof-of-address'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Required kinds; the others support a decision when these are not sufficient. */
const neededKinds: readonly DocumentKind[] = ['photo-id', 'selfie'];

/** Upper bounds of an uploaded document. */
export const documentRules = { mostMegabytes: 5, mostBytes: 5 * 1024 * 1024 } as const;

/** Minutes for which a reviewer's link to a document works. */
export const documentViewMinutes = 5;

/** Faults found automatically in the bytes of a file. */
export const fileFaults = ['not-a-document', 'too-small'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Reasons for which a reviewer rejects a document. */
export const documentFaults = [
  'unreadable',
  'cut-off',
  'expired',
  'kind-not-accepted',
  'name-differs',
  'birthday-differs',
  'address-differs',
  'face-differs',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** A file uploaded for review. */
export interface IdentityDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** `awaited` until the file is inspected, then `ready` or `refused`; `accepted` or `rejected` by the reviewer. */
  readonly state: 'awaited' | 'ready' | 'refused' | 'accepted' | 'rejected';
  readonly fault: FileFault | DocumentFault | null;
  /** SHA-256 of the file kept for reviewers, in hexadecimal; null before. Immutable once recorded. */
  readonly sha256: string | null;
  readonly requestedAt: Date;
}

/** Result of the inspection of a file: its hash if it can be reviewed, otherwise the fault. */
export type FileFinding = { readonly sha256: string } | { readonly fault: FileFault };

export type IdentityState = 'open' | 'submitted' | 'approved' | 'rejected';

/** One step of a check. */
export interface IdentityStep {
  readonly state: IdentityState;
  readonly at: Date;
  readonly actor: 'player' | 'admin';
  /** Idempotency key of the request. */
  readonly request: string;
}

/** A player's identity check. */
export interface IdentityCheck {
  readonly player: string;
  readonly state: IdentityState;
  /** Start of the wait for a reviewer. It is set once, so that sending a document again keeps the place in the queue. */
  readonly queuedAt: Date | null;
  /** In the order requested. */
  readonly documents: readonly IdentityDocument[];
  readonly timeline: readonly IdentityStep[];
  /** Number of changes. */
  readonly revision: number;
}

/** Why a step of a check is refused. */
export type IdentityRefused =
  | { readonly code: 'identity/under-review' }
  | { readonly code: 'identity/approved' }
  | { readonly code: 'identity/too-many-files' }
  | { readonly code: 'identity/documents-missing'; readonly kinds: readonly DocumentKind[] }
  | { readonly code: 'identity/not-under-review' }
  | { readonly code: 'identity/not-approved' }
  | { readonly code: 'identity/conflict' }
  | { readonly code: 'identity/unknown-document' }
  | { readonly code: 'idempotency/key-reused' };

/** Time and idempotency key of a step. */
type StepRequest = Pick<IdentityStep, 'at' | 'request'>;

/** A decision carries the revision that the reviewer saw, as an optimistic lock. */
type DecisionRequest = StepRequest & Pick<IdentityCheck, 'revision'>;

/** Upload limit per player, which keeps the bucket from being filled. */
const mostDocuments = 20;

/** A check without documents. */
export function newIdentityCheck(player: string): IdentityCheck {
  return { player, state: 'open', queuedAt: null, documents: [], timeline: [], revision: 0 };
}

/** Adds an upload slot for a file, idempotent by id. The newest file of each kind counts. */
export function awaitDocument(
  check: IdentityCheck,
  { id, kind }: Pick<IdentityDocument, 'id' | 'kind'>,
  now: Date,
): IdentityCheck | IdentityRefused {
  if (check.state === 'submitted') return { code: 'identity/under-review' };
  if (check.state === 'approved') return { code: 'identity/approved' };
  const known = check.documents.find((each) => each.id === id);
  if (known) return known.kind === kind ? check : { code: 'idempotency/key-reused' };
  if (check.documents.length >= mostDocuments) return { code: 'identity/too-many-files' };
  const document: IdentityDocument = {
    id,
    kind,
    state: 'awaited',
    fault: null,
    sha256: null,
    requestedAt: now,
  };
  return changed(check, { documents: [...check.documents, document] });
}

/** Whether a file of a document is accepted: until it is uploaded, and only while the check is neither under review nor approved. */
export function awaitsFile({ state, documents }: IdentityCheck, id: string): boolean {
  const isOpen = state === 'open' || state === 'rejected';
  return isOpen && documents.some((each) => each.id === id && each.state === 'awaited');
}

/** Records the inspection of a file. A late or repeated upload changes nothing. */
export function noteFile(check: IdentityCheck, id: string, finding: FileFinding): IdentityCheck {
  const document = check.documents.find((each) => each.id === id);
  if (!document || !awaitsFile(check, id)) return check;
  const state = 'fault' in finding ? 'refused' : 'ready';
  const noted: IdentityDocument = { ...document, ...finding, state };
  return changed(check, { documents: check.documents.map((each) => (each === document ? noted : each)) });
}

/** Submits the check for review. Each rejected document needs a replacement first. */
export function submit(check: IdentityCheck, { at, request }: StepRequest): IdentityCheck | IdentityRefused {
  if (isDone(check, request)) return check;
  if (check.state === 'submitted') return { code: 'identity/under-review' };
  if (check.state === 'approved') return { code: 'identity/approved' };
  const missing = kindsMissing(check);
  if (missing.length > 0) return { code: 'identity/documents-missing', kinds: missing };
  return changed(check, {
    state: 'submitted',
    queuedAt: check.queuedAt ?? at,
    timeline: [...check.timeline, { state: 'submitted', at, actor: 'player', request }],
  });
}

/** Kinds that must be uploaded before a review: required kinds and replacements of rejected documents. */
export function kindsMissing({ documents }: Pick<IdentityCheck, 'documents'>): DocumentKind[] {
  return documentKinds.filter((kind) => {
    const newest = documents.findLast((each) => each.kind === kind && each.state !== 'awaited');
    const isThere = newest?.state === 'ready' || newest?.state === 'accepted';
    return !isThere && (neededKinds.includes(kind) || newest?.state === 'rejected');
  });
}

/**
 * Decides a check: approved without faults; otherwise the named documents must be sent again, and the others stay accepted.
 *
 * @param faults            by id of a document under review
 * @param decided.revision  the revision that the reviewer saw; any other is a conflict
 */
export function decide(
  check: IdentityCheck,
  faults: ReadonlyMap<string, DocumentFault>,
  { at, request, revision }: DecisionRequest,
): IdentityCheck | IdentityRefused {
  if (isDone(check, request)) return check;
  if (check.state !== 'submitted') return { code: 'identity/not-under-review' };
  if (check.revision !== revision) return { code: 'identity/conflict' };
  const reviewed = check.documents.filter(({ state }) => state === 'ready' || state === 'accepted');
  const isKnown = (id: string) => reviewed.some((each) => each.id === id);
  if (![...faults.keys()].every(isKnown)) return { code: 'identity/unknown-document' };
  const documents = check.documents.map((each): IdentityDocument => {
    if (!reviewed.includes(each)) return each;
    const fault = faults.get(each.id) ?? null;
    return { ...each, state: fault ? 'rejected' : 'accepted', fault };
  });
  const state = faults.size === 0 ? 'approved' : 'rejected';
  const timeline = [...check.timeline, { state, at, actor: 'admin', request } as const];
  return changed(check, { state, documents, timeline });
}

/**
 * Takes back an approval: every accepted document is rejected with the fault, so that the player must send new ones.
 *
 * @param fault  the reason, which the player sees
 */
export function withdrawApproval(
  check: IdentityCheck,
  fault: DocumentFault,
  { at, request }: StepRequest,
): IdentityCheck | IdentityRefused {
  if (isDone(check, request)) return check;
  if (check.state !== 'approved') return { code: 'identity/not-approved' };
  const documents = check.documents.map((each): IdentityDocument =>
    each.state === 'accepted' ? { ...each, state: 'rejected', fault } : each,
  );
  const timeline = [...check.timeline, { state: 'rejected', at, actor: 'admin', request } as const];
  return changed(check, { state: 'rejected', queuedAt: null, documents, timeline });
}

/** Whether an order requires an approved check, because the player's prizes exceed the free amount. */
export function needsIdentityCheck(
  { state }: Pick<IdentityCheck, 'state'>,
  orders: { total: number; free: number },
): boolean {
  return state !== 'approved' && orders.total > orders.free;
}

function isDone({ timeline }: IdentityCheck, request: string): boolean {
  return timeline.some((step) => step.request === request);
}

function changed(check: IdentityCheck, change: Partial<IdentityCheck>): IdentityCheck {
  return { ...check, ...change, revision: check.revision + 1 };
}
