import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { publicDependencies } from './dependencies';
import { publicRoutes } from './routes';

export const handler = lambdaHandler(publicRoutes(publicDependencies()));
