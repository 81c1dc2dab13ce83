// The refusal of a password that anybody would try first.
import { AppError } from '#platform/app-error.ts';
import { isEasyPassword } from './accounts.rules.ts';
import { isMostUsed } from './most-used-passwords.ts';

const TOO_EASY =
  'This password is too easy to guess. Take three or four words that do not belong together, or a sentence of your own.';

/** `field`: where the form has it. */
export const refuseEasyPassword = (
  password: string,
  person: { email: string; name: string },
  field = 'password',
): void => {
  if (isEasyPassword(password, person, isMostUsed))
    throw new AppError('invalid', TOO_EASY, { [field]: TOO_EASY });
};
