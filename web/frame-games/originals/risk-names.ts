/** Alternatives of a choice of risk. */
export const riskNames = [
  ['low', 'Low'],
  ['medium', 'Medium'],
  ['high', 'High'],
] as const;
