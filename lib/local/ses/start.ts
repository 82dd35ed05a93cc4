import type { Service } from '../emulated-service';
import { openOutbox } from './state';
import { createSesEndpoint } from './wire';

export const ses: Service<'ses', 'iam'> = {
  name: 'ses',
  needs: ['iam'],
  start({ clock: { now }, stateAt }, { iam: { authorize } }) {
    const outbox = openOutbox(stateAt('mail.json'), now);
    return { offer: outbox, endpoints: { ses: createSesEndpoint(outbox, authorize) } };
  },
};
