// What every form promises, however it holds what was typed.

import { logIn } from '@ijeuwa/contract/accounts';
import { reportMember } from '@ijeuwa/contract/safety';
import { closeEnquiry } from '@ijeuwa/contract/support';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { ADA, fakeApi } from '#test/fake-api.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { errorAt, readBy } from './form-errors.ts';
import { useForm } from './useForm.ts';
import { type Draft, useHeldForm } from './useHeldForm.ts';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
const done = vi.fn();
beforeEach(() => {
  api = fakeApi();
  done.mockReset();
});

function PageForm() {
  const { form, busy, problem, field } = useForm({
    endpoint: logIn,
    toBody: (typed) => ({ ...typed, remember: false }),
    onDone: done,
  });
  return (
    <form {...form} aria-label="Page">
      <p role="alert">{problem}</p>
      <TextInput label="Email" {...field('email')} />
      <TextInput label="Password" {...field('password')} />
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

type Report = { reason: string; details: string };
function HeldForm({ draft }: { draft?: Draft<Report> }) {
  const { form, busy, problem, field, choice } = useHeldForm<typeof reportMember, Report>({
    endpoint: reportMember,
    params: { id: ADA._id },
    start: () => ({ reason: '', details: '' }),
    draft,
    onDone: done,
  });
  return (
    <form {...form} aria-label="Held">
      <p role="alert">{problem}</p>
      <RadioCards
        label="What is wrong?"
        options={[{ value: 'harassment', label: 'Harassment' }]}
        {...choice('reason')}
      />
      <TextArea label="What happened?" {...field('details')} />
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const above = () => screen.getByRole('alert').textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fillIn = async () => {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'kola-nut-9');
};

test('what the schema finds wrong stands at its field, the first of them has the focus, and nothing leaves', async () => {
  render(<PageForm />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(password().getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('Password is required');
  expect(document.activeElement).toBe(password());
  await userEvent.clear(email());
  await press();
  expect(document.activeElement).toBe(email());
  expect(api.asked).toHaveLength(0);
});

test('what is wrong within a field is told at it, and a field within another is its own', () => {
  const schema = z.object({
    data: z.object({ words: z.array(z.string('A word, please.')), name: z.string('A name, please.') }),
  });
  const { wrong } = readBy(schema, { data: { words: ['one', 2] } });
  expect(errorAt(wrong, 'data.words')).toBe('A word, please.');
  expect(errorAt(wrong, 'data.name')).toBe('A name, please.');
  expect(errorAt(wrong, 'data.word')).toBeUndefined();
});

test('a group that is wrong says so above its controls and in sight, and takes the focus at the first', async () => {
  const brought = recordBroughtToSight();
  render(<HeldForm />);
  await press();
  const said = screen.getByText('Please choose what is wrong.');
  const first = screen.getByLabelText('Harassment');
  expect(said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(brought.map(({ element }) => element)).toEqual([said]);
  expect(document.activeElement).toBe(first);
});

test('an error is gone once its field is mended, and the others stay', async () => {
  render(<PageForm />);
  await press();
  await userEvent.type(email(), 'a');
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(password().getAttribute('aria-invalid')).toBe('true');
});

test('what the server refuses lands at its field with the focus, and is not said twice', async () => {
  api.refuse(logIn, 'invalid', 'That is not it.', { password: 'That is not it.' });
  render(<PageForm />);
  await fillIn();
  await press();
  await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(password());
  expect(screen.getAllByText('That is not it.')).toHaveLength(1);
  expect(above()).toBe('');
});

test('where no field is wrong the message is brought to sight: a long form is sent from its other end', async () => {
  const brought = recordBroughtToSight();
  render(<PageForm />);
  await fillIn();
  api.refuse(logIn, 'unavailable', 'We are back in a moment.');
  await press();
  await waitFor(() => expect(above()).toBe('We are back in a moment.'));
  expect(brought.map(({ element }) => element)).toEqual([screen.getByRole('alert')]);
});

test('what belongs to no field on the screen is told at the top', async () => {
  api.refuse(logIn, 'invalid', 'Please look again.', { captcha: 'Prove that you are a person.' });
  render(<PageForm />);
  await fillIn();
  await press();
  await waitFor(() => expect(above()).toBe('Please look again. Prove that you are a person.'));
});

test('what the schema finds wrong with no field on the screen is told at the top too', async () => {
  function Lost() {
    const { form, problem, field } = useForm({ endpoint: logIn, onDone: done });
    return (
      <form {...form}>
        <p role="alert">{problem}</p>
        <TextInput label="Email" {...field('email')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Lost />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(above()).toContain('Password is required');
});

test('a second tap sends nothing, also before the first is seen; a later one does', async () => {
  let answer = (_: { user: typeof ADA }) => {};
  api.answer(
    logIn,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(<PageForm />);
  await fillIn();
  const form = screen.getByRole('form', { name: 'Page' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByText('Sending');
  fireEvent.submit(form);
  expect(api.callsOf(logIn)).toHaveLength(1);
  await act(async () => answer({ user: ADA }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  await screen.findByText('Send');
  await press();
  expect(api.callsOf(logIn)).toHaveLength(2);
});

test('what was typed stays after a failure, and can be sent again', async () => {
  api.refuse(logIn, 'fault', 'Something went wrong');
  render(<PageForm />);
  await fillIn();
  await press();
  await waitFor(() => expect(above()).toBe('Something went wrong'));
  expect([email().value, password().value]).toEqual(['ada@example.com', 'kola-nut-9']);
  api.answer(logIn, { user: ADA });
  await press();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(above()).toBe('');
});

test('a form that holds its values keeps them after a failure too', async () => {
  api.goOffline();
  render(<HeldForm />);
  await userEvent.click(screen.getByLabelText('Harassment'));
  await userEvent.type(screen.getByLabelText('What happened?'), 'He asked for money.');
  await press();
  await waitFor(() => expect(above()).toContain('No response from server'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('He asked for money.');
});

test('a list that a form holds takes what is chosen, also where an error stands', async () => {
  function Chosen() {
    const { form, field } = useHeldForm({
      endpoint: reportMember,
      params: { id: ADA._id },
      start: () => ({ reason: '' }),
      onDone: done,
    });
    return (
      <form {...form}>
        <Select
          label="What is wrong?"
          placeholder="Select"
          options={[{ value: 'harassment', label: 'Harassment' }]}
          {...field('reason')}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  api.answer(reportMember, { ok: true });
  render(<Chosen />);
  await press();
  await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'harassment');
  expect(screen.getByLabelText('What is wrong?').getAttribute('aria-invalid')).toBeNull();
  await press();
  await waitFor(() => expect(done).toHaveBeenCalled());
});

test('a draft outlives its form, and is forgotten once it was sent', async () => {
  let kept: Partial<Report> = {};
  const draft: Draft<Report> = {
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
    forget: () => {
      kept = {};
    },
  };
  const { unmount } = render(<HeldForm draft={draft} />);
  await userEvent.click(screen.getByLabelText('Harassment'));
  await userEvent.type(screen.getByLabelText('What happened?'), 'Every day.');
  unmount();
  render(<HeldForm draft={draft} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('Every day.');
  api.answer(reportMember, { ok: true });
  await press();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(kept).toEqual({});
});

test('what follows a success and fails is told like any failure', async () => {
  api.answer(closeEnquiry, { ok: true });
  function Followed() {
    const { form, problem, field } = useForm({
      endpoint: closeEnquiry,
      params: { id: ADA._id },
      onDone: () => Promise.reject(new Error('what follows')),
    });
    return (
      <form {...form}>
        <p role="alert">{problem}</p>
        <TextInput label="Reason" {...field('reason')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Followed />);
  await userEvent.type(screen.getByLabelText('Reason'), 'Answered by phone.');
  await press();
  await waitFor(() => expect(above()).toBe('Something went wrong'));
});
