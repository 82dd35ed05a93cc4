/** Texts longer than a design expects. */
export const longText =
  'A night above the harbor for two with dinner, breakfast, and round-trip ferry tickets, Wanchai–Tsim-Sha-Tsui';

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** The largest amount that a balance shows unabbreviated. */
export const longAmount = 123_456_789_012;
