/** Topics of support tickets. */
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

/** A subject of a ticket that belongs to the player. */
export type TicketSubject =
  | {
      readonly kind: 'round';
      /** Id of the transaction that settled or began the round. */
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
