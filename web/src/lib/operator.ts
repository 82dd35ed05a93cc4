/** Who stands behind the brand and how to reach them; an operator changes it with the brand. It is apart to stay out of the first load. */
export const operator = {
  /** As contracts name it. */
  company: 'Jade Harbour Games LLC',
  /** Whose law contracts with it are under. */
  law: 'the State of Texas',
  contact: {
    support: 'support@jadeharbour.example',
    privacy: 'privacy@jadeharbour.example',
    affiliates: 'partners@jadeharbour.example',
  },
} as const;
