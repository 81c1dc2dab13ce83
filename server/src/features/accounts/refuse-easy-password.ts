// The refusal of a password that anybody would try first.
import { AppError } from '#platform/app-error.ts';
import { isCommonPassword } from './accounts.rules.ts';

/** `field`: where the form has it. */
export const refuseEasyPassword = (
  password: string,
  { email, name }: { email: string; name: string },
  field = 'password',
): void => {
  if (!isCommonPassword(password, email, name)) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new AppError('invalid', message, { [field]: message });
};
