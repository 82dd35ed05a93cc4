import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { accountDependencies } from './dependencies';
import { accountRoutes } from './routes';

export const handler = lambdaHandler(accountRoutes(accountDependencies()));
