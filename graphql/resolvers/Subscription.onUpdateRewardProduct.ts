export { request, response } from '../functions/product-subscription';
