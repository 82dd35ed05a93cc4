import { coinsRoutes } from '#lambdas/coins/routes';
import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { coinsDependencies } from './dependencies';

export const handler = lambdaHandler(coinsRoutes(coinsDependencies()));
