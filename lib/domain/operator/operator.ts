/** The company behind the brand and its contacts; changes with the brand. A separate module keeps it out of the first load. */
export const operator = {
  /** Name in contracts. */
  company: 'Jade Harbour Games LLC',
  /** Governing law of its contracts. */
  law: 'the State of Texas',
  contact: {
    support: 'support@jadeharbour.example',
    privacy: 'privacy@jadeharbour.example',
    affiliates: 'partners@jadeharbour.example',
  },
} as const;
