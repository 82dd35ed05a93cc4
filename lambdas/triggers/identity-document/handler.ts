import { identityDocumentDependencies } from '../../dependencies/identity';
import { receiveDocument } from '../../identity/receive-document';

export const handler = receiveDocument(identityDocumentDependencies());
