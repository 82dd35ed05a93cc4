import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { bonusDependencies } from './dependencies';
import { bonusRoutes } from './routes';

export const handler = lambdaHandler(bonusRoutes(bonusDependencies()));
