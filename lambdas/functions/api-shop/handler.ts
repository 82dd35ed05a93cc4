import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { shopDependencies } from './dependencies';
import { shopRoutes } from './routes';

export const handler = lambdaHandler(shopRoutes(shopDependencies()));
