import { receiveDocument } from '#lambdas/identity/receive-document';
import { identityDocumentDependencies } from './dependencies';

export const handler = receiveDocument(identityDocumentDependencies());
