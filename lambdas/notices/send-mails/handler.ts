import { sendMailsDependencies } from '../../dependencies';
import { sendMails } from './send-mails';

export const handler = sendMails(sendMailsDependencies());
