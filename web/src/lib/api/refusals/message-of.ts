import type { AdminErrorCode } from '#contracts/admin-errors';
import type { ErrorCode } from '#contracts/errors';

/** The message of a refusal: what happened, and what the reader can do. */
export interface RefusalCopy {
  title: string;
  text: string;
}

type CodeOf<Area extends string> = Extract<ErrorCode, `${Area}/${string}`>;

/** One entry for every code of these areas that players receive, such as `cart/full` of the area `cart`. */
export type RefusalMessages<Area extends string> = Record<Exclude<CodeOf<Area>, AdminErrorCode>, RefusalCopy>;

/** One entry for every code of these areas that only admins receive. */
export type AdminMessages<Area extends string> = Record<Extract<CodeOf<Area>, AdminErrorCode>, RefusalCopy>;
