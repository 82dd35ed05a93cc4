import type { Refusal } from '#contracts/errors';
import * as files from '#contracts/support/file-routes';
import * as contract from '#contracts/support/routes';
import type { TimeZone } from '#domain/player/local-day';
import { replyTo, type Ticket } from '#domain/support/ticket';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { asStored } from './as-stored';
import { changeTicket } from './change-ticket';
import { fileNamesOf } from './file-names';
import { openTicket, type OpenTicketDependencies } from './open-ticket';
import { ticketSummaryAnswer, ticketAnswer } from './ticket-answers';
import { linkTicketFile, signTicketForm, type TicketFileDependencies } from './ticket-files';

export interface SupportDependencies extends OpenTicketDependencies, TicketFileDependencies {
  readonly tickets: OpenTicketDependencies['tickets'];
  /** Loads the player's wallet, or opens it. Every route calls it, because the wallet knows whether the sign-in is still valid. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
}

/** Adds the routes by which players write to support. They are open during a suspension or a break as well. */
export function addSupportRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: SupportDependencies,
): void {
  const { tickets, loadOrOpen, now } = dependencies;

  playerRoute(contract.openTicket, async ({ id: player }, { body, idempotencyKey: key }) => {
    const zone = zoneOf(await loadOrOpen(player));
    const { topic, text, about = null } = body;
    return ticketResult(
      await openTicket(dependencies, {
        player,
        key,
        topic,
        text: asStored(text),
        fileNames: fileNamesOf(body),
        about,
        zone,
      }),
    );
  });

  playerRoute(contract.listTickets, async ({ id: player }, { query }) => {
    await loadOrOpen(player);
    const page = await tickets.page(player, query);
    return { items: page.tickets.map(ticketSummaryAnswer), next: page.next };
  });

  playerRoute(contract.readTicket, async ({ id: player }, { parameters: { ticket } }) => {
    await loadOrOpen(player);
    return ticketResult((await tickets.find(player, ticket)) ?? { code: 'support/unknown-ticket' });
  });

  playerRoute(
    contract.replyToTicket,
    async ({ id: player }, { parameters: { ticket }, body, idempotencyKey: key }) => {
      const writtenIn = zoneOf(await loadOrOpen(player));
      const text = asStored(body.text);
      const fileNames = fileNamesOf(body);
      const request = requestName('reply-to-ticket', key);
      return ticketResult(
        await changeTicket(
          dependencies,
          { player, ticket },
          (before, at) => replyTo(before, { text, at, request, fileNames }),
          { writtenIn },
        ),
      );
    },
  );

  playerRoute(files.readTicketUploadForm, async ({ id: player }, { parameters }) => {
    await loadOrOpen(player);
    return signTicketForm(dependencies, { player, ...parameters }, 'player');
  });

  playerRoute(files.viewTicketFile, async ({ id: player }, { parameters }) => {
    await loadOrOpen(player);
    return linkTicketFile(dependencies, { player, ...parameters });
  });

  function ticketResult(ticket: Ticket | Refusal) {
    return isRefusal(ticket) ? ticket : { ticket: ticketAnswer(ticket, now()) };
  }
}

function zoneOf({ play }: OpenWallet): TimeZone {
  return play.residency.timeZone;
}
