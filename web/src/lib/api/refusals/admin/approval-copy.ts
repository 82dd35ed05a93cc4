import type { AdminMessages } from '../message-of';

/** Error messages of the approval by two superadmins, and of internal notes. */
export const adminApprovalMessages: AdminMessages<'approvals' | 'notes'> = {
  'notes/too-many': {
    title: 'There are too many notes here.',
    text: 'No note was added. Existing notes stay.',
  },
  'approvals/required': {
    title: 'This needs a second superadmin.',
    text: 'It is outside the limits for one person. Nothing was changed. A superadmin can request approval from another superadmin.',
  },
  'approvals/unknown-request': {
    title: 'We could not find this request.',
    text: 'See all requests under Approvals.',
  },
  'approvals/own-request': {
    title: 'You cannot approve your own request.',
    text: 'Another superadmin must approve it. Nothing was changed.',
  },
  'approvals/not-waiting': {
    title: 'This request is closed.',
    text: 'It was decided or has expired. Reload the page to see its status. Nothing was changed.',
  },
  'approvals/asker-not-superadmin': {
    title: 'This request is no longer valid.',
    text: 'The person who made it is no longer a superadmin. Nothing was changed. You can make the request yourself.',
  },
  'approvals/conflict': {
    title: 'Prices or odds have changed since this request.',
    text: 'Decline it and ask for a new request.',
  },
};
