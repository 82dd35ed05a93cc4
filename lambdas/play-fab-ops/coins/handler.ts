import { lambdaHandler } from '#http/lambda-handler';
import { coinsDependencies } from '../../payment-dependencies';
import { coinsRoutes } from './routes';

export const handler = lambdaHandler(coinsRoutes(coinsDependencies()));
