// What is typed while a form is on its way: it was not sent, and stays.
import { reportMember } from '@ijeuwa/contract/safety';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useHeldForm } from './useHeldForm.ts';

afterEach(cleanup);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('what is typed while it is on its way stays, in the field and in the draft', async () => {
  const api = fakeApi();
  let kept: Partial<{ text: string }> = {};
  const draft = {
    read: () => kept,
    keep: (values: { text: string }) => {
      kept = values;
    },
    forget: () => {
      kept = {};
    },
  };
  function Writing() {
    const { form, busy, field, restart } = useHeldForm<typeof reportMember, { text: string }>({
      endpoint: reportMember,
      params: { id: ADA._id },
      start: () => ({ text: '' }),
      draft,
      toBody: ({ text }) => ({ reason: 'harassment', details: text }),
      onDone: (): void => restart({ text: '' }),
    });
    return (
      <form {...form}>
        <TextInput label="Text" {...field('text')} />
        <button type="submit">{busy ? 'Sending' : 'Send'}</button>
      </form>
    );
  }
  const answers: (() => void)[] = [];
  api.answer(reportMember, () => new Promise((answer) => answers.push(() => answer({ ok: true as const }))));
  showScreen(<Writing />);
  const text = () => screen.getByLabelText<HTMLInputElement>('Text');
  await userEvent.type(text(), 'He wrote');
  await press();
  await userEvent.type(text(), ' twice');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await screen.findByRole('button', { name: 'Send' });
  expect([text().value, kept]).toEqual(['He wrote twice', { text: 'He wrote twice' }]);
  await press();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await waitFor(() => expect([text().value, kept]).toEqual(['', {}]));
});
