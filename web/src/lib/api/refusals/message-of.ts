import type { ErrorCode } from '#contracts/errors';

/** The message of a refusal: what happened, and what the player can do. */
export interface RefusalCopy {
  title: string;
  text: string;
}

/** One entry for every code of these areas, such as `cart/full` of the area `cart`. */
export type RefusalMessages<Area extends string> = Record<
  Extract<ErrorCode, `${Area}/${string}`>,
  RefusalCopy
>;
