import { playFabOps } from '#web/lib/api/play-fab-ops';

/** Reads the upload form of a file that the player announced with a message. */
export function readOwnForm(ticket: string, file: string) {
  return playFabOps.get('/account/tickets/{ticket}/files/{file}', { path: { ticket, file } });
}

/** Requests a link to a file of the player's ticket. */
export function openOwnFile(ticket: string, file: string) {
  return playFabOps.post('/account/tickets/{ticket}/files/{file}/views', { path: { ticket, file } });
}
