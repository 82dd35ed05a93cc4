import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { adminDependencies } from './dependencies';
import { adminRoutes } from './routes';

export const handler = lambdaHandler(adminRoutes(adminDependencies()));
