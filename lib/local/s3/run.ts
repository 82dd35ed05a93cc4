import type { Payload } from './payload';
import type { Reply } from './reply';
import type { Address, Operation, S3Call } from './s3-call';
import type { S3Refusal } from './s3-refusal';
import type { Shelf } from './shelf';
import type { Uploads } from './uploads';

/** An allowed request with all that its operation works on. */
export interface Work {
  readonly call: S3Call;
  readonly payload: Payload;
  readonly at: Date;
  readonly shelf: Shelf;
  readonly uploads: Uploads;
  /** @throws S3Refusal when there is no such bucket */
  readonly shelfOf: (bucket: string) => Shelf;
  /** Why the caller may not do something further, if so. */
  readonly allow: (further: Address & { operation: Operation }) => Promise<S3Refusal | undefined>;
  readonly mayList: () => Promise<boolean>;
  readonly mayListSource: () => Promise<boolean>;
}

/** One operation. */
export type Run = (work: Work) => Promise<Reply>;
