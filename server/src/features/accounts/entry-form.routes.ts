// Signing up, signing in and a new password without script: the page's form posts to its own address.
import * as calls from '@ijeuwa/contract/accounts';
import {
  AUTH_PAGE,
  CHECK_FIELDS,
  LOGIN_FAILED,
  PASSWORD_PAGE,
  RESET_FAILED,
  readAuthAddress,
  readPasswordAddress,
  SIGNED_IN_PAGE,
} from '@ijeuwa/contract/entry';
import * as signUps from '@ijeuwa/contract/sign-up';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/app-error.ts';
import { acceptForms } from '#platform/http/form.ts';
import { isOfFields, refuseForm } from '#platform/http/refuse-form.ts';
import { validatorCompiler } from '#platform/http/validate.ts';
import type { Limits } from '#platform/limits.ts';
import { deviceOf, enterBy, markDevice, type Rooms } from './accounts.routes.ts';

export type EntryFormNeeds = Rooms & {
  /** The built page at an address, query and all; undefined where nothing is built. */
  entryPageAt: (url: string) => string | undefined;
  limits: Pick<Limits, 'takeByAddress'>;
};

type Values = Record<string, string>;
/** Does the deed of a form, and answers where to go on. */
type Deed = (values: Values, request: FastifyRequest, reply: FastifyReply) => Promise<string>;

const readerOf = <T>(endpoint: { body: { _zod: { output: T } } }) => {
  const validate = validatorCompiler({ schema: endpoint.body as never });
  return (body: Record<string, unknown>): T => {
    const read = validate(body);
    if ('error' in read) throw read.error;
    return read.value as T;
  };
};
const readSignUp = readerOf(signUps.signUp);
const readLogIn = readerOf(calls.logIn);
const readReset = readerOf(calls.requestPasswordReset);
const readNewPassword = readerOf(calls.resetPassword);

const valuesIn = (request: FastifyRequest) => (request.body ?? {}) as Values;
const searchOf = (request: FastifyRequest) => new URLSearchParams(request.url.split('?')[1] ?? '');

export const entryFormRoutes = (app: FastifyInstance, needs: EntryFormNeeds): void => {
  const { accounts, links, entryPageAt, limits } = needs;
  const enter = enterBy(needs);

  const signUp: Deed = async (values, request, reply) => {
    await enter(reply, await accounts.signUp(readSignUp(values), deviceOf(request)));
    return readAuthAddress(searchOf(request)).to ?? SIGNED_IN_PAGE;
  };
  const logIn: Deed = async ({ remember, ...values }, request, reply) => {
    const form = readLogIn({ ...values, remember: remember === 'on' });
    await enter(reply, await accounts.logIn(form, deviceOf(request)));
    return readAuthAddress(searchOf(request)).to ?? SIGNED_IN_PAGE;
  };
  const requestReset: Deed = async (values, request) => {
    await links.requestReset(readReset(values).email, deviceOf(request));
    return `${PASSWORD_PAGE}?done=sent`;
  };
  const saveNewPassword: Deed = async (values, request, reply) => {
    const { token } = readPasswordAddress(searchOf(request));
    const form = readNewPassword({ ...values, token });
    await markDevice(needs, reply, await links.reset(form.token, form.password, deviceOf(request)));
    return `${PASSWORD_PAGE}?done=saved`;
  };

  app.register((scope, _, done) => {
    acceptForms(scope, limits);
    const take = (path: string, choose: (search: URLSearchParams) => { deed: Deed; fault?: string }) =>
      scope.route({
        method: 'POST',
        url: path,
        schema: { hide: true },
        async handler(request, reply) {
          const { deed } = choose(searchOf(request));
          return reply.redirect(await deed(valuesIn(request), request, reply), 303);
        },
        // Also of what is refused before it is read.
        async errorHandler(error: Error, request, reply) {
          const { fault } = choose(searchOf(request));
          const messageOf = (refusal: AppError): string => {
            if (isOfFields(refusal)) return CHECK_FIELDS;
            return (refusal.code === 'fault' && fault) || refusal.message;
          };
          const page = entryPageAt(request.url);
          return refuseForm({ error, values: valuesIn(request), page, messageOf }, request, reply);
        },
      });
    take(AUTH_PAGE, (search) =>
      readAuthAddress(search).form === 'signup' ? { deed: signUp } : { deed: logIn, fault: LOGIN_FAILED },
    );
    take(PASSWORD_PAGE, (search) =>
      readPasswordAddress(search).token
        ? { deed: saveNewPassword }
        : { deed: requestReset, fault: RESET_FAILED },
    );
    done();
  });
};
