import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { poolAction } from '../action';
import { invalidParameter, notFound } from '../refusals';
import type { User } from '../state';
import { describeUser } from '../users';

const mostUsers = 60;
const limit = z.int().min(0).max(mostUsers).default(mostUsers);

/** Actions of administrators that find users. */
export const listActions = {
  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html */
  ListUsers: poolAction(
    { Filter: z.string().default(''), Limit: limit, PaginationToken: z.string().optional() },
    ({ Filter, Limit, PaginationToken }, pool, { listed }) => {
      const found = search(listed(pool), Filter);
      return found instanceof Refusal ? found : pageFrom(found, Limit, PaginationToken, 'PaginationToken');
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsersInGroup.html */
  ListUsersInGroup: poolAction(
    { GroupName: z.string(), Limit: limit, NextToken: z.string().optional() },
    ({ GroupName, Limit, NextToken }, pool) => {
      if (!pool.groups.has(GroupName)) return notFound('Group not found.');
      const members = Object.values(pool.records.users).filter(({ groups }) => groups.includes(GroupName));
      return pageFrom(members, Limit, NextToken, 'NextToken');
    },
  ),
};

/** One page of users, and under `tokenName` the token of the next page if there is one. */
function pageFrom(
  users: readonly User[],
  most: number,
  token: string | undefined,
  tokenName: string,
): object {
  const from = token === undefined ? 0 : Number(Buffer.from(token, 'base64').toString());
  if (!Number.isInteger(from) || from < 0) return invalidParameter('Invalid pagination token.');
  const to = from + (most || mostUsers);
  return {
    Users: users.slice(from, to).map(describeUser),
    ...(users.length > to && { [tokenName]: Buffer.from(String(to)).toString('base64') }),
  };
}

/** Finds by the attributes that the host searches; comparison is exact, including letter case. */
function search(users: User[], filter: string): User[] | Refusal {
  if (filter === '') return users;
  const [, name, how, quoted = ''] = /^\s*(\w+)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (name !== 'email' && name !== 'sub')
    return invalidParameter(`The offline host does not search by ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return users.filter((user) => (how === '=' ? user[name] === wanted : user[name].startsWith(wanted)));
}
