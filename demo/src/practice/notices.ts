// Notices of a practice provider: sent, sent again until the product answers 200, and taken up again after a restart.

const ANSWER_TIMEOUT_MS = 10_000;
const RETRY_DELAYS_MS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1200].map((seconds) => seconds * 1000);

export type Notice = { body: string; tries: number; state: 'pending' | 'delivered' | 'given-up' };
/** `shuffled`: with the next one, which goes first. */
export type NoticeFate = 'once' | 'twice' | 'late' | 'never' | 'shuffled';
export type NoticeOptions = {
  webhookUrl: string;
  /** After the last delay the notice is given up; the number of delays bounds the tries. */
  retryDelaysMs?: readonly number[];
  lateMs?: number;
  nextNotice?: () => NoticeFate;
};

/** What notices are about, with its notices, on disk. */
type Kept<Subject> = { list(): readonly Subject[]; save(subject: Subject): void };

export type Noticing<Subject> = {
  /** Later, unless all is closed by then. */
  later(delayMs: number, act: () => void): void;
  /** A change of the subject and its notice reach the disk together, before anybody hears of either. */
  tell(subject: Subject, body: string): void;
  resume(): void;
  close(): void;
};

export const openNotices = <Subject extends { notices: Notice[] }>(
  kept: Kept<Subject>,
  headersOf: (body: string) => Record<string, string>,
  { webhookUrl, retryDelaysMs = RETRY_DELAYS_MS, lateMs = 500, nextNotice = () => 'once' }: NoticeOptions,
): Noticing<Subject> => {
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let held: (() => void) | undefined;

  const later = (delayMs: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
  };

  const post = async (body: string): Promise<boolean> => {
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  };

  const deliver = async (subject: Subject, notice: Notice): Promise<void> => {
    const isTaken = await post(notice.body);
    if (closing.signal.aborted) return;
    const delay = retryDelaysMs[notice.tries];
    notice.tries += 1;
    if (isTaken) notice.state = 'delivered';
    else if (delay === undefined) notice.state = 'given-up';
    else later(delay, () => void deliver(subject, notice));
    kept.save(subject);
  };

  return {
    later,

    tell(subject, body) {
      const notice: Notice = { body, tries: 0, state: 'pending' };
      const send = () => void deliver(subject, notice);
      const fate = nextNotice();
      if (fate === 'never') notice.state = 'given-up';
      subject.notices.push(notice);
      kept.save(subject);
      if (fate === 'never') return;
      if (fate === 'shuffled') {
        held = send;
        return;
      }
      later(fate === 'late' ? lateMs : 0, send);
      if (fate === 'twice') later(0, send);
      if (held) later(lateMs, held);
      held = undefined;
    },

    resume() {
      for (const subject of kept.list())
        for (const notice of subject.notices)
          if (notice.state === 'pending') later(0, () => void deliver(subject, notice));
    },

    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
