/** A window of the browser's, as far as something is shown in it. */
export interface View {
  readonly location: { replace(address: string): void };
  close(): void;
}

/**
 * Shows what is at an address in a window that is open already: a browser would block one that opens when the answer comes. Without an
 * address the window goes again.
 *
 * @param view  null where the browser opened none
 * @throws why there is no address
 */
export async function showIn(view: View | null, address: Promise<string>): Promise<void> {
  try {
    const found = await address;
    view?.location.replace(found);
  } catch (failure) {
    view?.close();
    throw failure;
  }
}
