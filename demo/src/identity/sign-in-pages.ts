// The pages of a practice sign-in.
import { type Html, html } from '@ijeuwa/server/platform/html';
import { practicePage } from '../practice/practice-page.ts';
import type { Account } from './accounts.ts';

export function emailPage(email: string, fault?: string): string {
  return page(
    'Sign in with Google',
    html`<p>to continue to Ijeuwa</p>
${form('email', 'Next', field({ name: 'email', label: 'Email', value: email, autocomplete: 'username', fault }))}`,
  );
}

export function passwordPage(email: string, fault?: string): string {
  return page(
    'Welcome back',
    html`${form(
      'password',
      'Next',
      html`${chosenEmail(email)}
${field({ name: 'password', label: 'Practice password', type: 'password', autocomplete: 'current-password', fault })}`,
    )}`,
  );
}

export type NewAccountFaults = { name?: string; password?: string };

export function newAccountPage(
  { email, name }: { email: string; name?: string },
  faults: NewAccountFaults = {},
): string {
  return page(
    'Create your practice Google account',
    html`<p class="hint">This email is new here. The password is for this demonstration only: do not use a real one.</p>
${form(
  'create',
  'Create account',
  html`${chosenEmail(email)}
${field({ name: 'name', label: 'Your name', value: name, autocomplete: 'name', fault: faults.name })}
${field({
  name: 'password',
  label: 'Practice password (at least 6 characters)',
  type: 'password',
  autocomplete: 'new-password',
  fault: faults.password,
})}`,
)}`,
  );
}

export function codePage(email: string, fault?: string): string {
  return page(
    'Check your email',
    html`<p>We sent a six-digit code to ${email}. In this demonstration it is in the outbox.</p>
${form(
  'code',
  'Next',
  html`${chosenEmail(email)}
${field({ name: 'code', label: 'Code', autocomplete: 'one-time-code', inputmode: 'numeric', fault })}`,
)}`,
  );
}

export function consentPage(account: Account): string {
  return page(
    'Sign in to Ijeuwa',
    html`<p>Practice Google will share with Ijeuwa:</p>
<ul class="shares"><li>Your name: ${account.name}</li><li>Your email: ${account.email}</li></ul>
<form method="post" class="panel">
${button('consent', 'Continue', 'action')}
${button('switch', 'Use another account')}
${button('cancel', 'Cancel')}
</form>`,
  );
}

export function faultPage(reason = 'Something went wrong'): string {
  return page('This sign-in cannot go on', html`<p>${reason}</p><p>Go back to Ijeuwa and start again.</p>`);
}

function chosenEmail(email: string): Html {
  return field({ name: 'email', label: 'Email', value: email, autocomplete: 'username', isFixed: true });
}

function form(step: string, label: string, fields: Html): Html {
  return html`<form method="post" class="panel" novalidate>
${fields}
${button(step, label, 'action')}
${button('cancel', 'Cancel')}
</form>`;
}

function button(step: string, label: string, look: 'action' | 'quiet' = 'quiet'): Html {
  return html`<button class="${look}" name="step" value="${step}">${label}</button>`;
}

type Field = {
  name: string;
  label: string;
  value?: string;
  type?: string;
  autocomplete: string;
  inputmode?: string;
  isFixed?: boolean;
  fault?: string;
};

function field({
  name,
  label,
  value,
  type = 'text',
  autocomplete,
  inputmode = 'text',
  ...states
}: Field): Html {
  const { isFixed, fault } = states;
  const described = fault && html` aria-invalid="true" aria-describedby="${name}-fault" autofocus`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}"${isFixed && html` readonly`}${described}>
${fault && html`<p class="fault" id="${name}-fault" role="alert">${fault}</p>`}</div>`;
}

function page(title: string, body: Html): string {
  return practicePage({
    title: `${title} · Practice Google`,
    player: 'Practice Google',
    reminder: 'Practice sign-in — these accounts exist only in this demonstration',
    body: html`<div class="narrow"><h1>${title}</h1>${body}</div>`,
  });
}
