import { dynamoDb, ses, sqs } from '#stores/aws-clients';
import { createMailClient } from '#stores/mail-client';
import { createMailLogStore } from '#stores/mail-log-store';
import { createNoticeStore } from '#stores/notice-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPlayStates } from '#stores/play-states';
import { createPlayerStore } from '#stores/player-store';
import { createReminderStore } from '#stores/reminder-store';
import { setting } from '../environment';
import type { RemindPlayersDependencies } from '../notices/remind-players/remind-players';
import type { SendMailsDependencies } from '../notices/send-mails/send-mails';
import type { WriteNoticesDependencies } from '../notices/write-notices/write-notices';
import { createLog, logLines } from '../outcome/log';
import { now } from './clock';
import { walletDependencies } from './wallets';

/** What writes notices. */
export function writeNoticesDependencies(): WriteNoticesDependencies {
  const log = createLog('write-notices');
  const client = dynamoDb();
  const table = setting('NOTICES_TABLE');
  const mails = setting('MAILS_QUEUE_URL');
  if (mails === 'none') log(logLines.mailOff);
  return {
    plays: createPlayStates(client, setting('WALLETS_TABLE')),
    notices: createNoticeStore(client, table),
    reminders: createReminderStore(client, table),
    pushes: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    mails: mails === 'none' ? null : createOrderedQueue(sqs(), mails),
    ...{ now, log },
  };
}

/** What sends notices by e-mail. */
export function sendMailsDependencies(): SendMailsDependencies {
  const client = dynamoDb();
  const siteOrigin = setting('SITE_ORIGIN');
  return {
    plays: createPlayStates(client, setting('WALLETS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    mailLogs: createMailLogStore(client, setting('NOTICES_TABLE'), now),
    mail: createMailClient(ses(), setting('MAIL_FROM')),
    siteOrigin: siteOrigin === '*' ? null : siteOrigin,
    ...{ now, log: createLog('send-mails') },
  };
}

/** What does whatever is due about players. */
export function remindDependencies(): RemindPlayersDependencies {
  const client = dynamoDb();
  const mails = setting('MAILS_QUEUE_URL');
  return {
    ...walletDependencies(client, createLog('remind-players')),
    reminders: createReminderStore(client, setting('NOTICES_TABLE')),
    events: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    mailLogs: createMailLogStore(client, setting('NOTICES_TABLE'), now),
    mails: mails === 'none' ? null : createOrderedQueue(sqs(), mails),
  };
}
