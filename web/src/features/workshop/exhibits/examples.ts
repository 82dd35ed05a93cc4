/** Texts longer than a design expects. */
export const longWords =
  'A night above the harbour for two, with dinner, breakfast and the ferry there and back, Wanchai–Tsim-Sha-Tsui';

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** The largest amount that a balance shows unabbreviated. */
export const longAmount = 123_456_789_012;
