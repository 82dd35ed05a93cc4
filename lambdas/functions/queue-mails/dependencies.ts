import { createPlayerStore } from '#lambdas/account/stores/player-store';
import type { SendMailsDependencies } from '#lambdas/notices/send-mails';
import { createMailClient } from '#lambdas/notices/stores/mail-client';
import { createMailLogStore } from '#lambdas/notices/stores/mail-log-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { ses } from '#lambdas/runtime/aws/ses';
import { now } from '#lambdas/runtime/composition/clock';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createPlayStates } from '#lambdas/wallet/stores/play-states';

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
    now,
    log: createLog('send-mails'),
  };
}
