// Messages in groups by day, for the lines between them.

type Day<T> = { day: string; messages: T[] };

export const byDay = <T extends { sentAt: string }>(
  messages: readonly T[],
  dayOf: (moment: string) => string,
): Day<T>[] => {
  const days: Day<T>[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
};
