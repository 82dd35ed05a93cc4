/** A subscription asks no data source. */
export function request(): object {
  return { payload: null };
}

/** Everybody may know that a product is gone. */
export function response(): null {
  return null;
}
