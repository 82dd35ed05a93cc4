/** Label of the link to the cart. */
export const openCart = 'Open cart';

/** Message after prizes were added to the cart. */
export function addedLabel(name: string, pieces: number): string {
  return pieces === 1 ? `${name} is in your cart.` : `${pieces} × ${name} are in your cart.`;
}
