import { playRoutes } from '#lambdas/play/routes';
import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { playDependencies } from './dependencies';

export const handler = lambdaHandler(playRoutes(playDependencies()));
