// The practice Google accounts: who they are, and what proves it.
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readState, writeState } from '../practice/state-files.ts';
import { hashSecret, isSecret } from './secrets.ts';

const CODE_LIFE_MS = 10 * 60_000;
const CODE_TRIES = 5;
const PASSWORD_TRIES = 10;
const PASSWORD_PAUSE_MS = 10 * 60_000;

// The e-mail is in lower case.
export type PracticePerson = { email: string; name: string; password: string };

export type Account = {
  subject: string;
  email: string;
  name: string;
  emailVerified: boolean;
  passwordHash: string;
};

type Draft = Account & { attempt: string; codeHash: string; expiresAt: number; triesLeft: number };

export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(stateDir: string, presets: readonly PracticePerson[] = []) {
  const path = join(stateDir, 'accounts.json');
  const stored = readState<{ accounts: Account[]; drafts: Draft[] }>(path);
  const accounts = new Map(stored?.accounts.map((account) => [account.email, account]));
  const drafts = new Map(stored?.drafts.map((draft) => [draft.attempt, draft]));
  const misses = new Map<string, { count: number; until: number }>();
  const isReady = addPresets();

  function save(): void {
    writeState(path, { accounts: [...accounts.values()], drafts: [...drafts.values()] });
  }

  async function addPresets(): Promise<void> {
    const absent = presets.filter(({ email }) => !accounts.has(email));
    for (const preset of absent) accounts.set(preset.email, await makeAccount(preset, true));
    if (absent.length > 0) save();
  }

  return {
    async find(email: string): Promise<Account | undefined> {
      await isReady;
      return accounts.get(email);
    },

    async findBySubject(subject: string): Promise<Account | undefined> {
      await isReady;
      return [...accounts.values()].find((account) => account.subject === subject);
    },

    async checkPassword(account: Account, password: string): Promise<'right' | 'wrong' | 'paused'> {
      const miss = misses.get(account.email);
      const isRecent = miss !== undefined && miss.until > Date.now();
      if (isRecent && miss.count >= PASSWORD_TRIES) return 'paused';
      // Counted before the check, so that a burst of guesses cannot slip past.
      const count = isRecent ? miss.count + 1 : 1;
      misses.set(account.email, { count, until: Date.now() + PASSWORD_PAUSE_MS });
      if (!(await isSecret(password, account.passwordHash))) return 'wrong';
      misses.delete(account.email);
      return 'right';
    },

    async create(person: PracticePerson): Promise<Account | undefined> {
      const account = await makeAccount(person, false);
      if (accounts.has(person.email)) return undefined;
      accounts.set(account.email, account);
      save();
      return account;
    },

    // An account that waits for the code sent to its e-mail. It belongs to one attempt to sign in: the code
    // must not complete what somebody else began with this e-mail and a password of theirs.
    async draft(attempt: string, person: PracticePerson): Promise<string> {
      for (const [key, { expiresAt }] of drafts) if (expiresAt < Date.now()) drafts.delete(key);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      drafts.set(attempt, {
        ...(await makeAccount(person, true)),
        attempt,
        codeHash: await hashSecret(code),
        expiresAt: Date.now() + CODE_LIFE_MS,
        triesLeft: CODE_TRIES,
      });
      save();
      return code;
    },

    async confirm(attempt: string, code: string): Promise<Account | 'wrong' | 'over'> {
      const draft = drafts.get(attempt);
      if (!draft || draft.expiresAt < Date.now() || draft.triesLeft === 0) return 'over';
      draft.triesLeft -= 1;
      save();
      const { codeHash, attempt: _, expiresAt: __, triesLeft: ___, ...account } = draft;
      if (!(await isSecret(code, codeHash))) return 'wrong';
      drafts.delete(attempt);
      if (accounts.has(account.email)) return 'over';
      accounts.set(account.email, account);
      save();
      return account;
    },
  };
}

async function makeAccount(person: PracticePerson, emailVerified: boolean): Promise<Account> {
  return {
    subject: randomUUID(),
    email: person.email,
    name: person.name,
    emailVerified,
    passwordHash: await hashSecret(person.password),
  };
}
