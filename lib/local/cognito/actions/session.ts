import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientAction, ownAction } from '../action';
import { attributesOf } from '../attributes';
import { nameOf } from '../directory';

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetTokensFromRefreshToken.html */
export const getTokensFromRefreshToken = clientAction(
  { RefreshToken: z.string() },
  ({ RefreshToken }, client, { sessions, mint }) => {
    const continued = sessions.continue(client, RefreshToken);
    if (continued instanceof Refusal) return continued;
    const { session, refreshToken } = continued;
    const user = client.pool.records.users[session.sub];
    if (!user) throw new Error(`Session ${session.originId} has lost its user`);
    const tokens = mint.issue({ client, user, session });
    return { AuthenticationResult: { ...tokens, ...(refreshToken && { RefreshToken: refreshToken }) } };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html */
export const revokeToken = clientAction({ Token: z.string() }, ({ Token }, client, { sessions }) => {
  return sessions.end(client, Token) ?? {};
});

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html */
export const getUser = ownAction({}, (_, { user }) => ({
  Username: nameOf(user),
  UserAttributes: attributesOf(user),
}));

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GlobalSignOut.html */
export const globalSignOut = ownAction({}, (_, { user, pool }, { sessions }) => {
  sessions.endAll(pool, user);
  return {};
});
