/** What a player shows of themselves. */
export const documentKinds = ['photo-id', 'photo-id-back', 'selfie', 'proof-of-address'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Without these nobody can be recognized; the others help where these do not say enough. */
const neededKinds: readonly DocumentKind[] = ['photo-id', 'selfie'];

/** Why a file was not taken, found from its bytes alone. */
export const fileFaults = ['not-a-document', 'too-small'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Why a person turned a document down. */
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

/** A file on its way to a reviewer. */
export interface IdentityDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** `awaited` until its bytes were looked at, `refused` by those, `accepted` or `rejected` by a person. */
  readonly state: 'awaited' | 'ready' | 'refused' | 'accepted' | 'rejected';
  readonly fault: FileFault | DocumentFault | null;
  /** SHA-256 of the one file that was kept for reviewers, in hexadecimal; null while none was. Once recorded it never changes. */
  readonly sha256: string | null;
  readonly askedAt: Date;
}

/** What the bytes of a file say: which file it is if a person can look at it, otherwise what is wrong with it. */
export type FileFinding = { readonly sha256: string } | { readonly fault: FileFault };

export type IdentityState = 'open' | 'submitted' | 'approved' | 'rejected';

/** One step of a check. */
export interface IdentityStep {
  readonly state: IdentityState;
  readonly at: Date;
  readonly actor: 'player' | 'admin';
  /** Names the request that asked for it, so that a repeat finds it done. */
  readonly request: string;
}

/** The check of who a player is. */
export interface IdentityCheck {
  readonly player: string;
  readonly state: IdentityState;
  /** Since when it waits for a person. It is set once: whoever has to send something again keeps their place. */
  readonly queuedAt: Date | null;
  /** In the order in which they were asked for. */
  readonly documents: readonly IdentityDocument[];
  readonly timeline: readonly IdentityStep[];
  /** How often it was changed. */
  readonly revision: number;
}

/** Why a check is not moved on. */
export type IdentityRefused =
  | { readonly code: 'identity/under-review' }
  | { readonly code: 'identity/approved' }
  | { readonly code: 'identity/too-many-files' }
  | { readonly code: 'identity/documents-missing'; readonly kinds: readonly DocumentKind[] }
  | { readonly code: 'identity/not-under-review' }
  | { readonly code: 'identity/conflict' }
  | { readonly code: 'identity/unknown-document' };

/** When a step is asked for, and by which request. */
type Asked = Pick<IdentityStep, 'at' | 'request'>;

/** A decision is about the check as the reviewer saw it, and about no other revision. */
type Decided = Asked & Pick<IdentityCheck, 'revision'>;

/** Files that one player may send in all: nobody needs more, and somebody may want to fill the bucket. */
const mostDocuments = 20;

/** A check that was not begun. */
export function newIdentityCheck(player: string): IdentityCheck {
  return { player, state: 'open', queuedAt: null, documents: [], timeline: [], revision: 0 };
}

/** Asks for a place for a file, once for each id. Of several files of a kind the newest counts. */
export function awaitDocument(
  check: IdentityCheck,
  { id, kind }: Pick<IdentityDocument, 'id' | 'kind'>,
  now: Date,
): IdentityCheck | IdentityRefused {
  if (check.state === 'submitted') return { code: 'identity/under-review' };
  if (check.state === 'approved') return { code: 'identity/approved' };
  if (check.documents.some((each) => each.id === id)) return check;
  if (check.documents.length >= mostDocuments) return { code: 'identity/too-many-files' };
  const document: IdentityDocument = { id, kind, state: 'awaited', fault: null, sha256: null, askedAt: now };
  return changed(check, { documents: [...check.documents, document] });
}

/** Whether a file of a document is taken: until one has come, and while no person looks at the check or has approved it. */
export function awaitsFile({ state, documents }: IdentityCheck, id: string): boolean {
  const isOpen = state === 'open' || state === 'rejected';
  return isOpen && documents.some((each) => each.id === id && each.state === 'awaited');
}

/** Notes what the bytes of a file say. A file that comes when the check has gone on, or a second time, changes nothing. */
export function noteFile(check: IdentityCheck, id: string, finding: FileFinding): IdentityCheck {
  const document = check.documents.find((each) => each.id === id);
  if (!document || !awaitsFile(check, id)) return check;
  const state = 'fault' in finding ? 'refused' : 'ready';
  const noted: IdentityDocument = { ...document, ...finding, state };
  return changed(check, { documents: check.documents.map((each) => (each === document ? noted : each)) });
}

/** Hands the check to a person. Who was turned down needs a new file in the place of each that was. */
export function submit(check: IdentityCheck, { at, request }: Asked): IdentityCheck | IdentityRefused {
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

/** What has to be sent before a person can look: what is needed at all, and whatever was turned down. */
export function kindsMissing({ documents }: Pick<IdentityCheck, 'documents'>): DocumentKind[] {
  return documentKinds.filter((kind) => {
    const newest = documents.findLast((each) => each.kind === kind && each.state !== 'awaited');
    const isThere = newest?.state === 'ready' || newest?.state === 'accepted';
    return !isThere && (neededKinds.includes(kind) || newest?.state === 'rejected');
  });
}

/**
 * Decides a check. Without a fault it is approved; otherwise the documents named have to be sent again, and all others stay accepted.
 *
 * @param faults            by id of a document that was under review
 * @param decided.revision  of the check that the reviewer saw; the documents of another one were never looked at
 */
export function decide(
  check: IdentityCheck,
  faults: ReadonlyMap<string, DocumentFault>,
  { at, request, revision }: Decided,
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

/** Whether an order needs the check first: the prizes of a player are worth more than the free amount in all. */
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
