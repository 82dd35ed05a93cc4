import { shareRestrictions } from '#lambdas/wallet/share-restrictions';
import { shareRestrictionDependencies } from './dependencies';

export const handler = shareRestrictions(shareRestrictionDependencies());
