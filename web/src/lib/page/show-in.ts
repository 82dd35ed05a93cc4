/** The used part of a browser window. */
export interface View {
  readonly location: { replace(address: string): void };
  close(): void;
}

/**
 * Navigates an already open window to a URL: browsers block a window that opens only after a response. The window is closed when there is
 * no URL.
 *
 * @param view  null where the browser opened none
 * @throws the failure to get the URL
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
