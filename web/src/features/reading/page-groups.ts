/** Pages by topic, as listed in the footer and at the end of each page. */
export const pageGroups: readonly { title: string; pages: readonly { name: string; title: string }[] }[] = [
  {
    title: 'Playing',
    pages: [
      { name: 'HowToPlay', title: 'How to play' },
      { name: 'HowToPlaySlots', title: 'How slots work' },
      { name: 'HowToPlayTable', title: 'Table games' },
      { name: 'HowToPlayPoker', title: 'Video poker' },
      { name: 'HowToPlayOriginals', title: 'Originals' },
      { name: 'Fairness', title: 'Fairness and verifier' },
      { name: 'FreeEntry', title: 'Free entry' },
    ],
  },
  {
    title: 'Help',
    pages: [
      { name: 'Support', title: 'Support' },
      { name: 'FAQ', title: 'FAQ' },
      { name: 'CashOut', title: 'How to redeem' },
      { name: 'ResponsibleGaming', title: 'Responsible play' },
      { name: 'About', title: 'About us' },
    ],
  },
  {
    title: 'Terms',
    pages: [
      { name: 'Terms', title: 'Terms of service' },
      { name: 'Policy', title: 'Privacy policy' },
      { name: 'RewardsTerms', title: 'Prize store terms' },
      { name: 'ReferralTerms', title: 'Referral terms' },
      { name: 'AffiliateTerms', title: 'Affiliate program' },
    ],
  },
];
