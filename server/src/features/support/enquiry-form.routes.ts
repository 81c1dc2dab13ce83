// The way of an enquiry without script: a page's form posts it, and a page answers, with everything still in it.
import {
  ENQUIRY_FORM_MAX_BYTES,
  ENQUIRY_FORM_PATH,
  ENQUIRY_PAGE,
  ENQUIRY_RECEIVED_PAGE,
  Enquiry,
  TRAP_FIELD,
} from '@ijeuwa/contract/support';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#platform/app-error.ts';
import { acceptForms } from '#platform/http/form.ts';
import { isOfFields, refuseForm } from '#platform/http/refuse-form.ts';
import { validatorCompiler } from '#platform/http/validate.ts';
import { type Gate, MEMBER_COOKIE } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Support } from './support.service.ts';

export type EnquiryFormNeeds = {
  support: Support;
  gate: Pick<Gate, 'findViewer'>;
  limits: Pick<Limits, 'takeByAddress'>;
  /** A built page by its address, for whoever asks; undefined where nothing is built. */
  renderOpenPage: (path: string, request: FastifyRequest) => Promise<string | undefined>;
};

type Values = Record<string, string>;
const CHECK_FIELDS = 'Please check the fields that are marked. Everything you wrote is still there.';
const validate = validatorCompiler({ schema: Enquiry });

export const enquiryFormRoutes = (app: FastifyInstance, needs: EnquiryFormNeeds): void => {
  const { support, gate, limits, renderOpenPage } = needs;

  const take = async (values: Values, request: FastifyRequest): Promise<void> => {
    const read = validate(values);
    if ('error' in read) throw read.error;
    const token = request.cookies[MEMBER_COOKIE];
    const viewer = token ? await gate.findViewer(token) : undefined;
    await support.send(read.value as Enquiry, { address: request.ip, viewer });
  };

  const refuse = async (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderOpenPage(ENQUIRY_PAGE, request).catch(() => undefined);
    const { [TRAP_FIELD]: _, ...shown } = (request.body ?? {}) as Values;
    const messageOf = (refusal: AppError) => (isOfFields(refusal) ? CHECK_FIELDS : refusal.message);
    return refuseForm({ error, values: shown, page, messageOf }, request, reply);
  };

  app.register((scope, _, done) => {
    acceptForms(scope, limits);
    const options = { schema: { hide: true }, bodyLimit: ENQUIRY_FORM_MAX_BYTES, errorHandler: refuse };
    scope.post(ENQUIRY_FORM_PATH, options, async (request, reply) => {
      await take((request.body ?? {}) as Values, request);
      return reply.redirect(ENQUIRY_RECEIVED_PAGE, 303);
    });
    done();
  });
};
