import { sendMailsDependencies } from '../../dependencies/notices';
import { sendMails } from './send-mails';

export const handler = sendMails(sendMailsDependencies());
