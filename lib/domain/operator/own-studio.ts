import { brand } from './brand';

/** The provider of every game of the catalog. */
export const ownStudio = `${brand.name} Studio`;
