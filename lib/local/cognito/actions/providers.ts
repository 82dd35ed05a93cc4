import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { poolAction } from '../action';
import { invalidParameter, userNotFound } from '../refusals';
import { findByIdentity, findUser, type Pool } from '../users';

const identifier = z.object({
  ProviderName: z.string().default(''),
  ProviderAttributeName: z.string().optional(),
  ProviderAttributeValue: z.string().default(''),
});

const mostIdentities = 5;

/** Actions that link identities of providers to accounts. */
export const providerActions = {
  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminLinkProviderForUser.html */
  AdminLinkProviderForUser: poolAction(
    { DestinationUser: identifier, SourceUser: identifier },
    ({ DestinationUser, SourceUser }, pool, { now }) => {
      if (DestinationUser.ProviderName !== 'Cognito')
        return invalidParameter('The offline host links to accounts of the pool only');
      const user = findUser(pool, DestinationUser.ProviderAttributeValue);
      if (!user) return userNotFound();
      const refused = refuseIdentity(pool, SourceUser);
      if (refused) return refused;
      const { ProviderName: provider, ProviderAttributeValue: userId } = SourceUser;
      const linkedTo = findByIdentity(pool, provider, userId);
      if (linkedTo === user) return invalidParameter('SourceUser is already linked to DestinationUser');
      if (linkedTo) {
        return invalidParameter(
          'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
        );
      }
      const { identities = [] } = user;
      if (identities.length >= mostIdentities)
        return new Refusal('LimitExceededException', `At most ${mostIdentities} identities can be linked`);
      user.identities = [...identities, { provider, userId, linkedAt: now().getTime() }];
      return {};
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableProviderForUser.html */
  AdminDisableProviderForUser: poolAction({ User: identifier }, ({ User }, pool) => {
    const refused = refuseIdentity(pool, User);
    if (refused) return refused;
    const { ProviderName: provider, ProviderAttributeValue: userId } = User;
    const user = findByIdentity(pool, provider, userId);
    if (!user?.identities) return userNotFound();
    if (user.username !== undefined)
      return invalidParameter('The offline host unlinks identities from accounts of the pool only');
    user.identities = user.identities.filter((each) => each.provider !== provider || each.userId !== userId);
    return {};
  }),
};

function refuseIdentity(pool: Pool, identity: z.infer<typeof identifier>): Refusal | undefined {
  const { ProviderName, ProviderAttributeName, ProviderAttributeValue } = identity;
  if (!pool.providers.has(ProviderName))
    return invalidParameter(`The provider ${ProviderName} does not exist`);
  if (ProviderAttributeName === 'Cognito_Subject' && ProviderAttributeValue !== '') return undefined;
  return invalidParameter('Social providers are linked and unlinked by Cognito_Subject');
}
