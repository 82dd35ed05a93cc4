/** The longest name of a product, in characters. */
export const longestName = 120;

/** The longest texts of a product, in characters of Markdown. */
export const longestTexts = { description: 4000, terms: 8000 } as const;

/** Most products per page of the API. */
export const largestProductPage = 1000;

export const mostPictures = 8;

/** The highest stock that an admin may enter. */
export const mostPieces = 1_000_000;

/** Characters that are safe in a URL path without escaping; rows beside the products have ids that do not match. */
export const productIdPattern = '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$';

/** Keys of pictures that were uploaded for products. */
export const pictureKeyPattern = '^media/products/[A-Za-z0-9][A-Za-z0-9._-]{0,120}$';
