import type { WordsOf } from './message-of';

/** Error messages for affiliates, for visitors by their links, and for admins who review them. */
export const affiliateLabel: WordsOf<'affiliates'> = {
  'affiliates/already-applied': {
    title: 'You have asked before.',
    text: 'Your place in the program is on the page; there is nothing to send again.',
  },
  'affiliates/terms-superseded': {
    title: 'The terms have changed.',
    text: 'Reload the page, read the new terms of the program and send the request again.',
  },
  'affiliates/not-approved': {
    title: 'This is for approved affiliates.',
    text: 'Ask for a place in the program, or wait for the answer to your request.',
  },
  'affiliates/unknown-link': {
    title: 'There is no such link.',
    text: 'It may belong to somebody else. Reload your links and choose one.',
  },
  'affiliates/too-many-links': {
    title: 'You have as many links as one can have.',
    text: 'Share one of those that you have; a closed one can be opened again.',
  },
  'affiliates/links-suppressed': {
    title: 'No links where you live, for now.',
    text: 'Sweeps Coins are not offered in your state, so we may not invite anybody from there. What you have earned stays and is paid.',
  },
  'affiliates/unknown-click': {
    title: 'That link is not remembered any more.',
    text: 'Nothing is lost for you: your account works just the same.',
  },
  'affiliates/own-link': {
    title: 'This is your own link.',
    text: 'It counts for people who are new here, not for you.',
  },
  'affiliates/already-bound': {
    title: 'Another link has led you here.',
    text: 'It counts once, and for the first who is named.',
  },
  'affiliates/click-used': {
    title: 'Another player came by this click.',
    text: 'One click counts for one player. Nothing is lost for you: your account works just the same.',
  },
  'affiliates/too-late': {
    title: 'It is too late to say by which link you came.',
    text: 'That counts in the first days after joining, and for those who are new here.',
  },
  'affiliates/link-closed': {
    title: 'This link is closed.',
    text: 'Nothing is lost for you: your account works just the same.',
  },
  'affiliates/unknown-affiliate': {
    title: 'Nobody with this number is an affiliate.',
    text: 'Go back to the list and choose again.',
  },
  'affiliates/step-refused': {
    title: 'This decision does not follow from where they stand.',
    text: 'Somebody else may have decided meanwhile. Reload the list.',
  },
  'affiliates/unknown-match': {
    title: 'This player has nothing in common with the affiliate.',
    text: 'What they shared may be too long ago by now. Reload the list.',
  },
  'affiliates/review-open': {
    title: 'Review their players first.',
    text: 'A player of theirs shares a home, a network or a card with them. Say whether they are related, then pay.',
  },
  'affiliates/reason-needed': {
    title: 'A reason is missing, or does not fit.',
    text: 'Turning down and suspending need a reason; the other decisions take none.',
  },
  'affiliates/unknown-accrual': {
    title: 'There is no such line of commission.',
    text: 'Reload the list and choose again.',
  },
  'affiliates/already-reversed': {
    title: 'This commission was taken back before.',
    text: 'The line says when and why.',
  },
  'affiliates/nothing-to-reverse': {
    title: 'This line brings no commission.',
    text: 'Only what was earned can be taken back.',
  },
  'affiliates/month-open': {
    title: 'This month cannot be settled yet.',
    text: 'It can from the second day of the month after it, in UTC.',
  },
  'affiliates/unknown-statement': {
    title: 'There is no statement of this month.',
    text: 'Run the payouts of the month first.',
  },
  'affiliates/nothing-payable': {
    title: 'Nothing of this statement is to be paid.',
    text: 'Less than the least payment is carried over; a loss is written off.',
  },
  'affiliates/already-paid': {
    title: 'This statement was paid under another reference.',
    text: 'Reload the statements and compare the references.',
  },
};
