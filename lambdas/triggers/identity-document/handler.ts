import { identityDocumentDependencies } from '../../dependencies';
import { receiveDocument } from '../../identity/receive-document';

export const handler = receiveDocument(identityDocumentDependencies());
