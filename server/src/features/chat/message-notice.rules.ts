// What the bell says of the messages that wait in one conversation: who wrote and how many, never what.

/** More than these are not counted. */
export const COUNTED_MAX = 100;

export const messageNotice = (writer: string, waiting: number) => {
  const many = waiting < COUNTED_MAX ? `${waiting}` : `${COUNTED_MAX - 1}+`;
  return waiting <= 1
    ? { title: 'New message', message: `${writer} wrote to you.`, count: 1 }
    : { title: `${many} new messages`, message: `${writer} wrote to you.`, count: waiting };
};
