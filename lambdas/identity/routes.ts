import * as contract from '#contracts/identity/routes';
import { awaitDocument, awaitsFile, documentRules, submit } from '#domain/player/identity-check';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import { signUpload } from '#lambdas/runtime/sign-upload';
import { changeCheck, type IdentityDependencies } from './change-check';
import { identityAnswer } from './identity-answers';
import type { SignDocumentForm } from './stores/upload-forms';

export interface IdentityRouteDependencies extends IdentityDependencies {
  readonly signForm: SignDocumentForm;
}

/** Adds the routes by which players prove their identity. */
export function addIdentityRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: IdentityRouteDependencies,
): void {
  const { checks, signForm, now } = dependencies;

  playerRoute(contract.readIdentityCheck, async ({ id: player }) =>
    identityAnswer(await checks.load(player)),
  );

  playerRoute(contract.beginUpload, async ({ id: player }, { body: { kind }, idempotencyKey: key }) => {
    const document = requestName('begin-upload', key);
    const check = await changeCheck(dependencies, player, (before, at) =>
      awaitDocument(before, { id: document, kind }, at),
    );
    return isRefusal(check) ? check : { document };
  });

  playerRoute(contract.readUploadForm, async ({ id: player }, { parameters: { document } }) => {
    if (!awaitsFile(await checks.load(player), document)) return { code: 'identity/unknown-document' };
    return signUpload({ sign: signForm, now }, { player, document }, { mostBytes: documentRules.mostBytes });
  });

  playerRoute(contract.submitIdentityCheck, async ({ id: player }, { idempotencyKey: key }) => {
    const request = requestName('submit', key);
    const check = await changeCheck(dependencies, player, (before, at) => submit(before, { at, request }));
    return isRefusal(check) ? check : identityAnswer(check);
  });
}
