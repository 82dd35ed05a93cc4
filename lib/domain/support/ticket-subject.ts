/** What somebody may write to us about. */
export const ticketTopics = [
  'round',
  'order',
  'purchase',
  'account',
  'identity',
  'responsible-play',
  'other',
] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** What a ticket names that both sides can look at. It is its player's own. */
export type TicketSubject =
  | {
      readonly kind: 'round';
      /** Of the transaction that the round was settled or begun with. */
      readonly id: string;
      readonly gameId: string;
      readonly nonce: number;
    }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'purchase'; readonly id: string };

export const subjectKinds = [
  'round',
  'order',
  'purchase',
] as const satisfies readonly TicketSubject['kind'][];
