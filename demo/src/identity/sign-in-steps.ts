// The steps of a practice sign-in, each a page with a form: e-mail, password or new account, code, consent.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Interaction, InteractionResult, Provider } from 'oidc-provider';
import { pageHeaders } from '../practice/practice-page.ts';
import type { Account, Accounts } from './accounts.ts';
import * as pages from './sign-in-pages.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PASSWORD_MIN = 6;
const BODY_MAX_BYTES = 8 * 1024;

export type SignInNeeds = {
  provider: Provider;
  accounts: Accounts;
  /** Where the product begins a sign-in. */
  signInUrl: string;
  sendCode?: (message: { email: string; code: string }) => Promise<void>;
};

type Form = { step: string; email: string; name: string; password: string; code: string };

// A step shows the next page, or ends this interaction with a result.
type Outcome = { page: string; status?: number } | { result: InteractionResult; isFresh?: boolean };

export function signInSteps({ provider, accounts, signInUrl, sendCode }: SignInNeeds) {
  const steps: Record<string, (form: Form, interaction: Interaction) => Promise<Outcome>> = {
    async email({ email }) {
      if (!EMAIL.test(email)) return fault(pages.emailPage(email, 'Please enter a valid email address'));
      const account = await accounts.find(email);
      return { page: account ? pages.passwordPage(email) : pages.newAccountPage({ email }) };
    },

    async password({ email, password }) {
      const account = await accounts.find(email);
      if (!account) return fault(pages.emailPage(email));
      const check = await accounts.checkPassword(account, password);
      return check === 'right' ? signedIn(account) : fault(pages.passwordPage(email, PASSWORD_FAULTS[check]));
    },

    async create(form, interaction) {
      if (!EMAIL.test(form.email) || (await accounts.find(form.email)))
        return steps.email!(form, interaction);
      const faults = newAccountFaults(form);
      if (faults.name || faults.password) return fault(pages.newAccountPage(form, faults));
      if (sendCode) {
        await sendCode({ email: form.email, code: await accounts.draft(interaction.uid, form) });
        return { page: pages.codePage(form.email) };
      }
      const account = await accounts.create(form);
      return account ? signedIn(account) : { page: pages.passwordPage(form.email) };
    },

    async code({ email, code }, { uid }) {
      const confirmed = await accounts.confirm(uid, code.replace(/\s/g, ''));
      if (confirmed === 'wrong')
        return fault(pages.codePage(email, 'This is not the code we sent. Try again.'));
      if (confirmed === 'over') return fault(pages.emailPage(email, 'This code is used up. Start again.'));
      return signedIn(confirmed);
    },

    async consent(_, { session, params }) {
      if (!session) return { page: pages.emailPage('') };
      const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
      grant.addOIDCScope(params.scope);
      return { result: { consent: { grantId: await grant.save() } } };
    },

    async switch(_, interaction) {
      await forgetSession(provider, interaction);
      return { result: {}, isFresh: true };
    },

    async cancel() {
      const error_description = 'The person cancelled the sign-in';
      return { result: { error: 'access_denied', error_description } };
    },
  };

  async function show({ prompt, session }: Interaction): Promise<Outcome> {
    const account = session && (await accounts.findBySubject(session.accountId));
    return { page: prompt.name === 'consent' && account ? pages.consentPage(account) : pages.emailPage('') };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
    // Over, or cancelled: whoever goes back to it begins anew where signing in begins.
    if (!interaction) return void response.writeHead(303, { ...pageHeaders, location: signInUrl }).end();
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    const step = form && Object.hasOwn(steps, form.step) ? steps[form.step] : undefined;
    const outcome = form && step ? await step(form, interaction) : await show(interaction);
    if ('page' in outcome) return send(response, outcome.status ?? 200, outcome.page);
    const mergeWithLastSubmission = !outcome.isFresh;
    await provider.interactionFinished(request, response, outcome.result, { mergeWithLastSubmission });
  };
}

const PASSWORD_FAULTS = {
  wrong: 'This is not the password of this practice account. Try again.',
  paused: 'Too many tries. Wait ten minutes and try again.',
};

function newAccountFaults({ name, password }: Form) {
  return {
    name: name === '' ? 'Name is required' : undefined,
    password: password.length < PASSWORD_MIN ? 'Password must be at least 6 characters' : undefined,
  };
}

function signedIn(account: Account): Outcome {
  return { result: { login: { accountId: account.subject, remember: false } } };
}

function fault(page: string): Outcome {
  return { page, status: 400 };
}

// The interaction is tied to the session: it must let go of it before the session goes.
async function forgetSession(provider: Provider, interaction: Interaction): Promise<void> {
  const session = interaction.session && (await provider.Session.findByUid(interaction.session.uid));
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  await session?.destroy();
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_MAX_BYTES) chunks.push(chunk);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const read = (name: string) => fields.get(name)?.trim() ?? '';
  return {
    step: read('step'),
    email: read('email').toLowerCase(),
    name: read('name'),
    password: fields.get('password') ?? '',
    code: read('code'),
  };
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, pageHeaders).end(page);
}
