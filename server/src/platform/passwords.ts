// Passwords: argon2id in a bounded queue, so that a flood of sign-ins waits or is shed and nothing else starves.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from './app-error.ts';
import { makeTurns } from './turns.ts';

const derive = promisify(argon2);

// OWASP's second recommended set: 19 MiB, two passes, one lane.
const OWASP = { memoryKib: 19_456, passes: 2 };
const TAG_BYTES = 32;
const AT_ONCE = 2;
const WAITING_MAX = 100;

// The contract refuses longer ones; what comes past it must not hold up the thread either.
const LENGTH_MAX = 1000;

const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(TAG_BYTES).toString('base64url')}`;

/** A test's own cost less: what is signed up there keeps nothing that anybody would guess at. */
export const makePasswords = ({ memoryKib, passes } = OWASP) => {
  const inTurn = makeTurns({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    whenFull: () =>
      new AppError('unavailable', 'Many people are signing in right now. Please try again.', undefined, 3),
  });

  const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
    derive('argon2id', {
      message: password.slice(0, LENGTH_MAX).normalize('NFKC'),
      nonce,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: memoryKib,
      passes,
    });

  return {
    /** `argon2id$salt$tag`, both base64url. */
    hashPassword: (password: string): Promise<string> =>
      inTurn(async () => {
        const nonce = randomBytes(16);
        return `argon2id$${nonce.toString('base64url')}$${(await tagOf(password, nonce)).toString('base64url')}`;
      }),

    /** The same work for an absent account, whose hash is undefined. */
    passwordFits: (password: string, hash: string | null | undefined): Promise<boolean> =>
      inTurn(async () => {
        const [, nonce = '', tag = ''] = (hash ?? NOBODY).split('$');
        const expected = Buffer.from(tag, 'base64url');
        const given = await tagOf(password, Buffer.from(nonce, 'base64url'));
        return timingSafeEqual(expected, given) && Boolean(hash);
      }),
  };
};

export const { hashPassword, passwordFits } = makePasswords();
