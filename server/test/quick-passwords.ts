// The passwords of a test's server: the same code at the lowest cost, in place of #platform/passwords.ts (vitest.config.ts).
import { makePasswords } from '../src/platform/passwords.ts';

export const { hashPassword, passwordFits } = makePasswords({ memoryKib: 8, passes: 1 });
