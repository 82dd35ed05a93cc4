import { closingNames, type ClosingReason } from '../../support/ticket-copy';
import { priorityNames, type TicketPriority } from './ticket-title';

export const priorityChoices = Object.entries(priorityNames).map(([value, label]) => ({
  value: value as TicketPriority,
  label,
}));

export const closingChoices = Object.entries(closingNames).map(([value, label]) => ({
  value: value as ClosingReason,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}));
