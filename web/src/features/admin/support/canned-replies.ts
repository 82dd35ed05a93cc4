/** A reply that support sends often. */
export interface CannedReply {
  readonly label: string;
  readonly text: string;
}

/**
 * Replies to begin an answer with. They name no amount and no deadline, which differ between stages; what is in brackets is for the admin
 * to fill in.
 */
export const cannedReplies: readonly CannedReply[] = [
  {
    label: 'Looking into it',
    text: 'Thank you for writing. We are looking into this and will answer here as soon as we know more.',
  },
  {
    label: 'More details needed',
    text: 'Thank you for writing. To help you, we need a little more: [what is missing]. Please reply to this message.',
  },
  {
    label: 'Round was fair',
    text: 'We computed this round again from its seeds, and its result is correct. You can do the same: open the round in your history and choose Verify.',
  },
  {
    label: 'Order is on its way',
    text: 'Your order has been shipped. You find the carrier and the tracking number in your order, under Account and Orders.',
  },
  {
    label: 'Identity documents',
    text: 'We need to see your documents before we can send this prize. Please open Account, Identity, and upload them there. Never send documents in a message.',
  },
  {
    label: 'Taking a break',
    text: 'You can set limits, take a break or exclude yourself at any time under Account, Responsible play. If you would like us to do it for you, let us know for how long and we will do it at once.',
  },
  {
    label: 'Solved',
    text: 'This is solved: [what we did]. Is there anything else we can do for you?',
  },
];

/** Adds a reply to what was written so far. */
export function withReply(written: string, reply: string): string {
  return written.trim() === '' ? reply : `${written.trimEnd()}\n\n${reply}`;
}
