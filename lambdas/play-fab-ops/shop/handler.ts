import { lambdaHandler } from '#http/lambda-handler';
import { shopDependencies } from '../../dependencies/shop';
import { shopRoutes } from './routes';

export const handler = lambdaHandler(shopRoutes(shopDependencies()));
