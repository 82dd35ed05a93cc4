import type { WordsOf } from './message-of';

/** Error messages of tickets, notices and pictures. */
export const contactLabel: WordsOf<'support' | 'notices' | 'pictures'> = {
  'support/unknown-ticket': {
    title: 'We cannot find that ticket.',
    text: 'Your support page lists everything that you wrote to us.',
  },
  'support/ticket-closed': {
    title: 'This ticket is closed.',
    text: 'Nothing was lost. Write to us anew, and name this ticket if it belongs to it.',
  },
  'support/ticket-full': {
    title: 'This ticket is full.',
    text: 'It holds fifty messages. Write to us anew, and name this ticket so that we read on from it.',
  },
  'support/too-many-open': {
    title: 'Ten of your tickets are open.',
    text: 'Add what is new to one of them; another can be opened once one is closed.',
  },
  'support/too-often': {
    title: 'That was your third ticket within an hour.',
    text: 'Add to one of them, or come back a little later. If it cannot wait, our e-mail address is on this page.',
  },
  'support/too-many-messages': {
    title: 'You have written twenty messages today.',
    text: 'Write again after midnight where you live; we answer what is here. If it cannot wait, our e-mail address is on this page.',
  },
  'notices/unknown-notice': {
    title: 'This notice is not there any more.',
    text: 'Notices are kept for a year. Reload the page to see those that are there.',
  },
  'notices/obligatory': {
    title: 'This e-mail cannot be turned off.',
    text: 'It is there to protect you. All others are yours to choose.',
  },
  'pictures/unknown-upload': {
    title: 'The upload is not there any more.',
    text: 'Upload the picture again.',
  },
  'pictures/too-large': {
    title: 'That picture is too large.',
    text: 'A picture of a prize has at most 5 MB, one of yourself 256 kB once it is drawn small.',
  },
  'pictures/not-a-picture': {
    title: 'That is not a picture.',
    text: 'Choose a photo or a drawing, such as a JPEG or PNG file.',
  },
};
