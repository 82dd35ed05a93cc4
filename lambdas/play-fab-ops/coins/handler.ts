import { lambdaHandler } from '#http/lambda-handler';
import { coinsDependencies } from '../../dependencies/payments';
import { coinsRoutes } from './routes';

export const handler = lambdaHandler(coinsRoutes(coinsDependencies()));
