import { sendMails } from '#lambdas/notices/send-mails';
import { sendMailsDependencies } from './dependencies';

export const handler = sendMails(sendMailsDependencies());
