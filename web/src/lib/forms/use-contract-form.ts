import { type FormEvent, useEffect } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { detailsOf } from '../api/api-refusal';
import { useAttempt } from '../api/use-attempt';
import { useLateFailure } from '../api/use-late-failure';
import { textBounds } from './bounds';
import { contractResolver, errorsOf, type FieldFault, type FieldMessages } from './contract-resolver';
import { keepDraft, readDraft } from './drafts';
import { useUnsaved } from './use-unsaved';

interface ContractFormSettings<Values extends FieldValues, Body, Answer> {
  /** The contract's schema of the request body. */
  readonly body: ZodMiniType<Body> & Partial<Pick<ZodMiniObject, 'shape'>>;
  readonly defaultValues: DefaultValues<Values>;
  readonly messages?: FieldMessages;
  /** Makes the body from what was typed. @default the values */
  readonly toBody?: (values: Values) => unknown;
  /** Finds what the contract cannot know, with messages for people. @default nothing */
  readonly faultsOf?: (body: Body) => readonly FieldFault[];
  /** Whether the request waits, as for a question to the user; `sendHeld` then sends it. @default it does not wait */
  readonly holds?: (body: Body) => boolean;
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  readonly onDone?: (answer: Answer, body: Body, values: Values) => unknown;
  readonly onFailure?: (failure: unknown, body: Body) => void;
  /** Whether `onFailure` shows a failure that arrives once the form is gone. @default a notice does */
  readonly showsLate?: boolean;
  /** Faults of fields in a refusal. @default those of `request/invalid` */
  readonly faultsOfRefusal?: (refusal: unknown) => readonly FieldFault[];
  /** Whether the fields return to their default values once the request is accepted. @default they keep what was sent */
  readonly emptiesWhenDone?: boolean;
  /** Whether the page and the dialog around the form ask before they are left with unsaved input. @default it does not ask */
  readonly guards?: boolean;
  /** Name under which this tab keeps what is typed until it is accepted. @default nothing is kept */
  readonly draft?: string;
}

/**
 * A form that sends one request. It checks what was typed with the request's contract, shows each fault at its field, moves the focus to
 * the first one, and shows faults that the server finds in the same places. The same input is sent under the same idempotency key until it
 * is accepted. Input that the user types while a request is under way stays in its field.
 */
export function useContractForm<Values extends FieldValues, Body, Answer>({
  body,
  defaultValues,
  messages = {},
  toBody = (values) => values,
  faultsOf,
  holds,
  send,
  onDone,
  onFailure,
  showsLate = false,
  faultsOfRefusal = (refusal) => detailsOf(refusal, 'request/invalid') ?? [],
  emptiesWhenDone = false,
  guards = false,
  draft,
}: ContractFormSettings<Values, Body, Answer>) {
  const {
    control,
    register,
    formState,
    handleSubmit,
    setError,
    setFocus,
    setValue,
    setValues,
    getValues,
    reset,
    subscribe,
  } = useForm<Values, unknown, Body>({
    resolver: contractResolver(body, toBody, messages, faultsOf),
    defaultValues,
  });
  const { isPending, failure, send: attempt, dismissFailure } = useAttempt();
  const showLate = useLateFailure();
  const { errors, isDirty, isSubmitted } = formState;
  useUnsaved(guards && isDirty);

  useEffect(() => {
    if (draft === undefined) return;
    for (const [name, value] of Object.entries(readDraft(draft) ?? {}))
      setValue(name as Path<Values>, value as never, { shouldDirty: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => keepDraft(draft, state.isDirty ? state.values : null),
    });
  }, [draft, setValue, subscribe]);

  function sendRequest(request: Body) {
    const values = getValues();
    return attempt(
      (idempotencyKey) => send(request, idempotencyKey),
      (answer) => {
        const later = changesSince(values, getValues());
        // What was sent is no longer unsaved: the answer may lead to another page.
        reset(emptiesWhenDone ? undefined : values);
        if (draft !== undefined) keepDraft(draft, null);
        for (const [name, value] of later) setValue(name as Path<Values>, value, { shouldDirty: true });
        return onDone?.(answer, request, values);
      },
      {
        choice: JSON.stringify(request) ?? '',
        onFailure(refusal) {
          showFaultsOf(refusal);
          if (!showsLate) showLate(refusal);
          onFailure?.(refusal, request);
        },
      },
    );
  }

  const submit = handleSubmit((request) => (holds?.(request) ? undefined : sendRequest(request)));

  function showFaultsOf(refusal: unknown) {
    const faults = errorsOf(faultsOfRefusal(refusal), messages);
    const names = Object.keys(faults);
    // A fault may be none of a field, such as that of an id.
    const [first] = Object.keys(getValues()).flatMap((field) =>
      names.filter((name) => name.split('.', 1)[0] === field),
    );
    for (const [name, error] of Object.entries(faults))
      setError(name as Path<Values>, error, { shouldFocus: name === first });
  }

  function faultOf(name: Path<Values>): string | undefined {
    const error: { readonly message?: string } | undefined = get(errors, name);
    return error?.message;
  }

  return {
    control,
    setValue,
    getValues,
    setFocus,
    isPending,
    failure,
    dismissFailure,
    isDirty,
    /** Gives the checked body to another write of the same input. */
    readBody: (act: (body: Body) => unknown) => void handleSubmit(act)(),
    /** Sends the request that waits. */
    sendHeld: () => void handleSubmit(sendRequest)(),
    /** Returns every field to its default value, or to a given one that becomes its default. */
    empty: (values?: Values) => reset(values),
    /** Changes fields that the user did not type into. A form that was refused is checked again. */
    replace: (values: Partial<Values>) =>
      setValues(values, { shouldDirty: true, shouldValidate: isSubmitted }),
    faultOf,
    /**
     * Properties of a field with a text or a choice.
     *
     * @param deps  fields whose faults depend on this one too
     */
    field: (name: Path<Values>, deps: Path<Values>[] = []) => ({
      ...register(name, { deps }),
      maxLength: textBounds(body.shape?.[name]).maxLength,
      error: faultOf(name),
    }),
    /** Properties of a control whose fault is shown beside it, such as a checkbox. */
    box: (name: Path<Values>) => register(name),
    /** Properties of the form element. */
    form: { noValidate: true, onSubmit: (event: FormEvent) => void submit(event), onChange: dismissFailure },
  };
}

/** The values of a form that differ from those that were sent. */
function changesSince<Values extends object>(sent: Values, now: Values) {
  const before = new Map(Object.entries(sent));
  return Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
}
