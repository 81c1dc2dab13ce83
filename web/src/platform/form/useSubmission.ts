// What every form does with what was filled in: it is checked by the contract's schema, sent once, and answered for.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ApiError, asApiError, call } from '../api.ts';
import { atLeast } from '../at-least.ts';
import { renew } from '../queries.ts';
import {
  errorAt,
  type FieldErrors,
  type FormSchema,
  isWithin,
  leadToWhatIsWrong,
  onlyWrong,
  readBy,
} from './form-errors.ts';
import { useToldByServer } from './useToldByServer.ts';

export type FormEndpoint = Endpoint & { body: FormSchema };

export type Submission<E extends FormEndpoint, V> = {
  endpoint: E;
  params?: Record<string, string>;
  /** What the form's values mean to the endpoint, where that is not the same. */
  toBody?: (values: V) => unknown;
  /** What is wrong besides what the schema says. */
  also?: (values: V) => FieldErrors;
  /** What the answer makes old. */
  renews?: readonly Endpoint[];
  onSend?: () => void;
  /** Its own failure is told like that of the sending. */
  onDone: (answer: Answer<E>) => void | Promise<void>;
  onFailed?: (error: ApiError) => void;
  /** What the top says while fields are wrong, where it says something then. */
  summary?: string | ((wrong: FieldErrors) => string | undefined);
  /** What the top says of a failure, where that is not the server's message. */
  words?: (error: ApiError) => string;
  /** How long the sending is seen at least. */
  shownMs?: number;
};

const serversWords = ({ message }: ApiError): string => message;
const asItIs = (values: unknown): unknown => values;

export const useSubmission = <E extends FormEndpoint, V>(
  options: Submission<E, V>,
  read: (form: HTMLFormElement) => V,
) => {
  const { endpoint, params, toBody = asItIs, also, renews = [], summary, words = serversWords } = options;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  /** The fields that stand on the screen; an error of any other is told at the top. */
  const shown = useRef(new Set<string>());
  shown.current.clear();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  /** What the top says only because fields are wrong. */
  const [above, setAbove] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  useToldByServer(place, (told) => {
    setErrors(told.errors);
    const ofFields = Object.keys(told.errors).length > 0;
    setAbove(ofFields ? told.message : undefined);
    setProblem(ofFields ? undefined : told.message);
  });
  useLayoutEffect(() => {
    if (refusals > 0) leadToWhatIsWrong(place.current);
  }, [refusals]);

  const check = (values: V) => {
    const { data, wrong } = readBy(endpoint.body, toBody(values));
    return { data, wrong: onlyWrong({ ...wrong, ...also?.(values) }) };
  };

  const refuse = (wrong: FieldErrors, message?: string) => {
    const isShown = (path: string) => [...shown.current].some((name) => isWithin(path, name));
    const atFields = Object.keys(wrong).filter(isShown);
    const homeless = Object.keys(wrong).filter((path) => !isShown(path));
    const saidThere = atFields.some((name) => wrong[name] === message);
    const summed = typeof summary === 'function' ? summary(wrong) : summary;
    const top = [saidThere ? undefined : message, ...homeless.map((name) => wrong[name])];
    setErrors(wrong);
    setAbove(atFields.length > 0 ? summed : undefined);
    setProblem([...new Set(top.filter(Boolean))].join(' ') || undefined);
    setRefusals((count) => count + 1);
  };

  const send = async (body: unknown) => {
    sending.current = true;
    setBusy(true);
    setErrors({});
    setAbove(undefined);
    setProblem(undefined);
    options.onSend?.();
    try {
      const answered = call(endpoint, { params, body } as unknown as Call<E>);
      const answer = await atLeast(options.shownMs ?? 0, answered);
      await renew(...renews);
      await options.onDone(answer);
    } catch (thrown) {
      const error = asApiError(thrown);
      refuse(error.fields, words(error));
      options.onFailed?.(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const { data, wrong } = check(read(event.currentTarget));
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else void send(data);
  };

  const mend = (names: readonly string[]) =>
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !names.some((name) => isWithin(path, name)))),
    );

  return {
    /** The props of the <form>; `form.id` ties a button to it that stands elsewhere. */
    form: { ref: place, id, method: 'post', noValidate: true, onSubmit } as const,
    busy,
    /** What the top says; that fields are wrong only until they are mended. */
    problem:
      [...new Set([Object.keys(errors).length > 0 ? above : undefined, problem].filter(Boolean))].join(' ') ||
      undefined,
    forgetProblem: () => {
      setAbove(undefined);
      setProblem(undefined);
    },
    check,
    /** Says what is wrong with one field, before the form is sent. */
    look: (name: string, values: V) =>
      setErrors((now) => onlyWrong({ ...now, [name]: errorAt(check(values).wrong, name) })),
    mend,
    mendAll: () => setErrors({}),
    /** What is wrong with a field that stands on the screen. */
    errorOf: (name: string): string | undefined => {
      shown.current.add(name);
      return errorAt(errors, name);
    },
  };
};
