import { noticeKeptDays } from '#domain/notices/kept';
import { mostAvatarBytes } from '#domain/player/avatar';
import { pictureRules } from '#domain/rewards/picture-rules';
import { attachmentRules } from '#domain/support/attachment';
import { ticketRules } from '#domain/support/ticket';
import { bookRules } from '#domain/support/ticket-book';
import type { RefusalMessages } from './message-of';

/** Error messages of tickets, notices and pictures. */
export const contactMessages: RefusalMessages<'support' | 'notices' | 'pictures'> = {
  'support/unknown-ticket': {
    title: 'We could not find this ticket.',
    text: 'Your support page lists all your tickets.',
  },
  'support/unknown-file': {
    title: 'We could not find this file.',
    text: 'Reload the page to see the files of this ticket.',
  },
  'support/file-arrived': {
    title: 'We already have this file.',
    text: 'Reload the page to see it.',
  },
  'support/file-refused': {
    title: 'We could not accept this file.',
    text: 'Attach a JPEG, PNG, WebP or PDF file to a new message.',
  },
  'support/upload-over': {
    title: 'The time to send this file is over.',
    text: `Files can be sent for ${attachmentRules.uploadMinutes} minutes after their message. Attach it to a new one.`,
  },
  'support/ticket-closed': {
    title: 'This ticket is closed.',
    text: 'Please open a new ticket, and mention this one if it is related.',
  },
  'support/ticket-full': {
    title: `This ticket has reached its limit of ${ticketRules.mostMessages} messages.`,
    text: 'Please open a new ticket and mention this one, so that we can follow up.',
  },
  'support/too-many-open': {
    title: `You have ${bookRules.mostOpen} open tickets.`,
    text: 'Add your message to one of them. You can open a new ticket when one is closed.',
  },
  'support/too-often': {
    title: `You have opened ${bookRules.mostInAnHour} tickets within an hour.`,
    text: 'Add to one of them, or try again later. If it is urgent, our email address is on this page.',
  },
  'support/too-many-messages': {
    title: `You have sent ${bookRules.mostMessagesADay} messages today.`,
    text: 'You can write again after midnight where you live. If it is urgent, our email address is on this page.',
  },
  'notices/unknown-notice': {
    title: 'This notice is no longer available.',
    text: `We keep notices for ${noticeKeptDays} days. Reload the page to see your current ones.`,
  },
  'notices/obligatory': {
    title: 'This email cannot be turned off.',
    text: 'It helps protect you and your account. You can turn off the optional ones.',
  },
  'pictures/unknown-upload': {
    title: 'Your upload is no longer available.',
    text: 'Upload the picture again.',
  },
  'pictures/too-large': {
    title: 'This picture is too large.',
    text: `A prize picture can be up to ${pictureRules.mostMegabytes} MB, and a profile picture up to ${mostAvatarBytes / 1024} KB after it is resized.`,
  },
  'pictures/not-a-picture': {
    title: 'This file is not a supported picture.',
    text: 'Choose a picture file, such as a JPEG or PNG.',
  },
};
