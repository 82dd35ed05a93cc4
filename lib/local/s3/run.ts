import type { Payload } from './payload';
import type { Reply } from './reply';
import type { S3Call } from './s3-call';
import type { ObjectStore } from './state';

/** An authorized request with everything that its operation needs. */
export interface Work {
  readonly call: S3Call;
  readonly payload: Payload;
  readonly at: Date;
  readonly objectStore: ObjectStore;
  readonly mayList: () => Promise<boolean>;
}

export type Run = (work: Work) => Promise<Reply>;
