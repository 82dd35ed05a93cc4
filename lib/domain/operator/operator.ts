/** Law and contacts of the company behind the brand. A separate module keeps them out of the first load. */
export const operator = {
  /** Governing law of its contracts. */
  law: 'the State of Texas',
  contact: {
    support: 'support@jadeharbour.example',
    privacy: 'privacy@jadeharbour.example',
    affiliates: 'partners@jadeharbour.example',
  },
} as const;
