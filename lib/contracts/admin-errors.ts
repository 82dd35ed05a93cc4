import type { ApiContract } from './all-routes';

type AdminContract = Extract<ApiContract, { path: `/admin/${string}` }>;
type OtherContract = Exclude<ApiContract, AdminContract>;

/** An error that only routes of admins return. */
export type AdminErrorCode = Exclude<AdminContract['refusals'][number], OtherContract['refusals'][number]>;
